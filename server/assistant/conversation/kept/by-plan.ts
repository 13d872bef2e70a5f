import { afterKeptOffer, type KeptChoice, wishForKept } from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'
import { planBlock } from '@lya/core/people/plan/plan-block.ts'
import {
  closeConversation,
  type OpenedConversation,
} from '#assistant/conversation/conversation.store.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import { keepUnpaid } from '#assistant/conversation/kept/keep-unpaid.ts'
import { leaveKept, noteKept, type SettledKept } from '#assistant/conversation/kept/settle-kept.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import type { Received } from '#assistant/conversation/received.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Answers a message about which the plan decides: one that has to wait for it, or the answer to
 * what waited. Null for every other.
 *
 * @param today The person's day when it was written.
 */
export async function answerByPlan(
  ctx: CommandContext,
  message: IncomingMessage,
  given: { text: string; today: Temporal.PlainDate; opened: OpenedConversation },
): Promise<Received | null> {
  const { text, today, opened } = given
  const { state } = opened
  const block = planBlock(ctx.plan, ctx.clock.now())
  if (block) return received(keepUnpaid(ctx, message, { text, state, block }), [])
  const wish = wishForKept(state, text, today)
  if (wish === null) return null
  const settled = await settle(ctx, opened, wish)
  if (settled === null) return null
  const { draft, topics, done } = settled
  const replies = [{ ...plainReply(draft), undoId: done?.undoId ?? null }]
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId: message.channelId ?? null,
    messageId: message.id,
    ...{ text, replies, registration: done, state: afterKeptOffer(state, done) },
  })
  return received(replies, topics)
}

function settle(
  ctx: CommandContext,
  opened: OpenedConversation,
  wish: 'note' | 'leave' | KeptChoice,
): Promise<SettledKept | null> {
  if (wish === 'leave') return leaveKept(ctx)
  return noteKept(ctx, opened, wish === 'note' ? null : wish)
}

function received(replies: Received['replies'], topics: Topic[]): Received {
  return { replies, topics, decision: null, isRepeat: false }
}
