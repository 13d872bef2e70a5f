import { assert } from '@lya/core/assert.ts'
import type { Arrival, Departure } from '#people/notices/deliver/arrival.ts'
import { byPush } from '#people/notices/deliver/by-push.ts'
import { noticeMail } from '#people/notices/deliver/notice.mail.ts'
import {
  type Addressee,
  type ClaimedNotice,
  channelsOf,
  type NoticeKind,
  type Wishes,
  type Words,
} from '#people/notices/notice.ts'
import { closeNotice, showInApp } from '#people/notices/notices.store.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { stopUrl } from '#people/notices/stop/stop-link.ts'
import type { ReadContext } from '#platform/http/context.ts'

interface Turn {
  ctx: ReadContext
  person: Addressee
  wishes: Wishes
}

interface Told {
  notice: ClaimedNotice
  kind: NoticeKind
  words: Words
}

/**
 * Words what was taken. What is no longer true or wanted ends here; e-mails are handed over and the
 * screens' list is written within the transaction; the others are given back, to leave after it.
 */
export async function depart(
  parts: NoticeParts,
  turn: Turn & { claimed: readonly ClaimedNotice[] },
): Promise<Departure[]> {
  const { ctx } = turn
  const departures: Departure[] = []
  for (const notice of turn.claimed) {
    const kind = parts.kinds.find(({ name }) => name === notice.kind)
    const { key } = notice
    const isWanted = kind !== undefined && goesTo(turn.wishes, kind, notice)
    const words = isWanted ? await kind.word(ctx, { key, data: notice.data ?? {} }) : null
    if (!kind || !words) {
      await close(turn, notice, { fate: 'descartado' })
      continue
    }
    const carry = await carrierOf(parts, turn, { notice, kind, words })
    if (carry) departures.push({ userId: ctx.userId, notice, carry })
  }
  return departures
}

function goesTo(wishes: Wishes, kind: NoticeKind, { channel }: ClaimedNotice): boolean {
  return channel === 'app' ? kind.isInApp : channelsOf(wishes, kind).includes(channel)
}

async function carrierOf(
  parts: NoticeParts,
  turn: Turn,
  told: Told,
): Promise<(() => Promise<Arrival>) | null> {
  const { notice, kind, words } = told
  const { ctx } = turn
  if (notice.channel === 'app') {
    await showInApp(ctx.tx, { userId: ctx.userId, id: notice.id, at: ctx.clock.now(), words })
    return null
  }
  if (notice.channel === 'email') {
    await mail(parts, turn, told)
    return null
  }
  if (notice.channel === 'push') {
    const carry = await byPush(parts, ctx, told)
    if (!carry) await close(turn, notice, { fate: 'falhou', error: 'no browser' })
    return carry
  }
  const { id, attempts } = notice
  const own = kind.template ? { template: kind.template, parameters: [words.sentence] } : null
  const filled = words.filled ?? own
  assert(filled, 'what goes to a number has a template')
  const carry = (await parts.whatsApp?.prepare(ctx, { id, attempts, ...filled })) ?? null
  if (!carry) await close(turn, notice, { fate: 'falhou', error: 'no number' })
  return carry
}

async function mail(parts: NoticeParts, turn: Turn, { notice, kind, words }: Told): Promise<void> {
  const { userId, name, email, isEmailConfirmed } = turn.person
  if (email === '' || !(isEmailConfirmed || kind.isOwed)) {
    await close(turn, notice, { fate: 'falhou', error: 'address not confirmed' })
    return
  }
  const { publicUrl } = parts
  const leaveUrl = kind.isOptional ? stopUrl(parts, { userId, kind: kind.name }) : null
  const content = noticeMail(words, { name, publicUrl, leaveUrl })
  await parts.sendMail(turn.ctx.tx, {
    ...content,
    to: email,
    ...(leaveUrl === null ? {} : { unsubscribeUrl: leaveUrl }),
  })
  await close(turn, notice, { fate: 'enviado' })
}

function close(
  { ctx }: Turn,
  { id }: ClaimedNotice,
  how: { fate: 'enviado' | 'descartado' | 'falhou'; error?: string },
): Promise<void> {
  return closeNotice(ctx.tx, { userId: ctx.userId, id, at: ctx.clock.now(), ...how })
}
