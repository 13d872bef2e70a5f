import { type ConversationState, phraseUnpaid } from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'
import { closeConversation } from '#assistant/conversation/conversation.store.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import { keepMessage } from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Keeps a message whose person has to pay first. They are told where. On WhatsApp each answer
 * costs, and the same words again help nobody: there it is once a day, in each conversation, since
 * what was said in one is not seen in another. In the built-in chat every message has an answer.
 */
export function keepUnpaid(
  ctx: CommandContext,
  message: IncomingMessage,
  { text, state, block }: { text: string; state: ConversationState; block: PlanBlock },
): Reply[] {
  keepMessage(ctx.tx, ctx.userId, message)
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.timeZone).toPlainDate().toString()
  const channelId = message.channelId ?? null
  const told = state.unpaidTold?.on === today ? state.unpaidTold.channelIds : []
  const isTold = channelId !== null && told.includes(channelId)
  const replies = isTold ? [] : [plainReply(phraseUnpaid(block, message.publicUrl))]
  const channelIds = channelId === null || isTold ? told : [...told, channelId]
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId,
    messageId: message.id,
    text,
    replies,
    registration: null,
    state: { ...state, unpaidTold: { on: today, channelIds } },
  })
  return replies
}
