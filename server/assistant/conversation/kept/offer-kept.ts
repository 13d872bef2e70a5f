import { isKeptOffered, phraseKeptOffer, withKeptOffer } from '@lya/assistant'
import { changeState } from '#assistant/conversation/conversation.store.ts'
import {
  appendReply,
  findLastNumber,
  findLatest,
  listKept,
} from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** More than anybody writes while they cannot see what comes of it. */
export const keptMax = 50

/**
 * Offers to note what a person wrote while their plan was closed, where they wrote last. Called as
 * the person, once their plan is open; without such messages it says nothing.
 *
 * @returns Whether there is something to send and to show.
 */
export async function offerKept(ctx: ReadContext): Promise<boolean> {
  const { tx, userId } = ctx
  const kept = await listKept(tx, userId, keptMax)
  const last = kept.length > 0 ? await findLatest(tx, userId) : null
  if (!last) return false
  const today = todayIn(ctx.clock, ctx.timeZone)
  const isNew = await changeState(tx, userId, (state) =>
    isKeptOffered(state, today) ? null : withKeptOffer(state, today),
  )
  // A job may be done twice.
  if (!isNew) return false
  const numberId = last.channel === 'whatsapp' ? await findLastNumber(tx, userId) : null
  const reply = plainReply(phraseKeptOffer(kept.length))
  await appendReply(tx, userId, last, { ...reply, numberId })
  return true
}
