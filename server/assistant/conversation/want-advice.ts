import { adviceQuestion, isAdviceWanted, type Turn } from '@lya/assistant'
import { AdviceWanted } from '#assistant/conversation/advice-wanted.ts'
import { listExchanges } from '#assistant/conversation/conversation.queries.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import type { CommandContext } from '#platform/http/context.ts'

const turnsMax = 3
/** What was said before that belongs to another conversation. */
const hoursMax = 6

/**
 * Leaves the transaction where the caller has a model to ask and the message was left open.
 *
 * @throws AdviceWanted with all that the model may know.
 */
export async function wantAdvice(
  ctx: CommandContext,
  { advice, id, sentAt }: IncomingMessage,
  turn: Turn,
  text: string,
): Promise<void> {
  if (advice !== 'ask' || !isAdviceWanted(text, turn)) return
  const page = { before: null, limit: turnsMax + 1 }
  const { items } = await listExchanges(ctx.tx, ctx.userId, page)
  const since = sentAt.subtract({ hours: hoursMax })
  const before = items
    .filter((one) => one.id !== id && isSince(one.sentAt, since))
    .map((one) => ({ text: one.text, reply: one.replies.map((reply) => reply.text).join('\n') }))
  const question = adviceQuestion({ ...turn, text }, before)
  throw new AdviceWanted({ userId: ctx.userId, question })
}

function isSince(sentAt: string, since: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(sentAt), since) >= 0
}
