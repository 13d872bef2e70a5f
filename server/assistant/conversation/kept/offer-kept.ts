import { isKeptOffered, phraseKeptOffer, withKeptOffer } from '@lya/assistant'
import { changeState } from '#assistant/conversation/conversation.store.ts'
import { readKept } from '#assistant/conversation/kept/read-kept.ts'
import {
  appendReply,
  findLastNumber,
  findLatest,
  releaseKept,
} from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import { listCategories } from '#money/categories/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/**
 * Offers to note what a person wrote while their plan was closed, in the channel from which the
 * last of it came. Called as the person, once their plan is open. What is no entry is not offered:
 * of what Lya cannot read she says so, and thanks and questions have had their answer.
 *
 * @returns Whether there is something to send and to show.
 */
export async function offerKept(ctx: ReadContext): Promise<boolean> {
  const { tx, userId } = ctx
  const { entries, unsure, talk } = await readKept(ctx, await listCategories(tx, userId))
  const channel = (entries.at(-1)?.message ?? unsure.at(-1))?.channel
  const last = channel ? await findLatest(tx, userId, channel) : null
  const today = todayIn(ctx.clock, ctx.timeZone)
  const isAsked = entries.length > 0
  const isNew =
    last !== null &&
    (await changeState(tx, userId, (state) => {
      // A job may be done twice.
      if (isKeptOffered(state, today)) return null
      return isAsked ? withKeptOffer(state, today) : state
    }))
  // What nobody is asked about waits for nothing.
  await releaseKept(tx, userId, isAsked ? talk : [...talk, ...unsure])
  if (!isNew) return false
  const numberId = last.channel === 'whatsapp' ? await findLastNumber(tx, userId) : null
  const told = entries.flatMap((one) => one.entries)
  const texts = unsure.map(({ text }) => text)
  const reply = plainReply(phraseKeptOffer(told, texts, today))
  await appendReply(tx, userId, last, { ...reply, numberId })
  return true
}
