import { type Identity, linkNumber, readBareCode, readCode } from '#assistant/channels/index.ts'
import type { Said } from '#assistant/whatsapp/inbound/read-message.ts'
import { inbox, type Outcome, type WhatsAppEvent } from '#assistant/whatsapp/inbox.store.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { countAttemptsWithin, digestOf } from '#platform/limits/index.ts'

interface From {
  tx: Tx
  sender: string
  event: WhatsAppEvent
  identity: Identity
  said: Said
}

/** Nobody guesses one of a million in so many tries. */
const wrongCodesPerHourMax = 5

/** How often a day somebody whom nobody knows is answered: each answer costs. */
const answersPerDayMax = 3

/**
 * Somebody of an unproven number: a code links it. Anything else is invited once a day, and what
 * follows is said not to be noted, a few times.
 */
export async function meetStranger(parts: WhatsAppParts, from: From): Promise<() => void> {
  const linked = await linkByCode(parts, from, { isWordNeeded: false })
  if (linked) return linked
  if (from.said.kind === 'silent') return end(from, 'silenciosa')
  const since = parts.clock.now().subtract({ hours: 24 })
  const invited = await inbox.countOutcomes(from.tx, {
    sender: from.sender,
    outcome: 'convidada',
    since,
  })
  if (invited >= answersPerDayMax) return end(from, 'ja-convidada')
  const notice = invited === 0 ? 'invitation' : 'still-unknown'
  await parts.notify(from.tx, { ...from.identity, notice })
  return end(from, 'convidada')
}

/**
 * Links the number when the message is a code; null when it is none.
 *
 * @param options.isWordNeeded From a linked number six digits alone may well be an amount.
 */
export async function linkByCode(
  parts: WhatsAppParts,
  from: From,
  options: { isWordNeeded: boolean },
): Promise<(() => void) | null> {
  const { tx, sender, said } = from
  const code = said.kind === 'text' ? readCode(said.text, options) : null
  if (code === null) return null
  const since = parts.clock.now().subtract({ hours: 1 })
  const wrong = await inbox.countOutcomes(tx, { sender, outcome: 'codigo-errado', since })
  // Not even told: whoever guesses learns nothing more, and each answer costs.
  if (wrong >= wrongCodesPerHourMax) return end(from, 'ignorada')
  const linked = await link(parts, from, code)
  if (linked) return linked
  await parts.notify(tx, { ...from.identity, notice: 'wrong-code' })
  return end(from, 'codigo-errado')
}

/**
 * Links a linked number anew when the message is a code that somebody waits for, and nothing else;
 * null when it is no such code, and may be an amount. So few are tried that nobody guesses one.
 */
export async function linkByLiveCode(
  parts: WhatsAppParts,
  from: From,
): Promise<(() => void) | null> {
  const { tx, sender, said } = from
  const code = said.kind === 'text' ? readBareCode(said.text) : null
  if (code === null) return null
  const key = `channels.bare-code:${digestOf(sender)}`
  const bucket = { key, max: wrongCodesPerHourMax, windowSeconds: 3_600 }
  const wait = await countAttemptsWithin({ tx, clock: parts.clock }, [bucket])
  return wait === null ? link(parts, from, code) : null
}

async function link(parts: WhatsAppParts, from: From, code: string): Promise<(() => void) | null> {
  const { tx, identity } = from
  const { clock, events, key } = parts
  const linked = await linkNumber({ tx, clock, events, key }, identity, code)
  if (linked === null) return null
  await parts.notify(tx, { ...identity, notice: 'linked' })
  await end(from, 'vinculada')
  return () => {
    for (const userId of [linked.userId, ...linked.losers]) {
      parts.announce(userId, ['channels', 'profile'])
    }
  }
}

async function end({ tx, event }: From, outcome: Outcome): Promise<() => void> {
  await inbox.setOutcome(tx, event.id, outcome)
  return () => undefined
}
