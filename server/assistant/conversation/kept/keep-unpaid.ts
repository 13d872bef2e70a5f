import { type ConversationState, phraseUnpaid } from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'
import { closeConversation } from '#assistant/conversation/conversation.store.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import { keepMessage } from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Keeps a message whose person has to pay first. They are told where, once a day: on WhatsApp each
 * answer costs, and the same words again help nobody. In the built-in chat a message has an answer.
 */
export function keepUnpaid(
  ctx: CommandContext,
  message: IncomingMessage,
  { text, state, block }: { text: string; state: ConversationState; block: PlanBlock },
): Reply[] {
  keepMessage(ctx.tx, ctx.userId, message)
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.timeZone).toPlainDate().toString()
  const isTold = message.channel !== 'web' && state.unpaidToldOn === today
  const replies = isTold ? [] : [plainReply(phraseUnpaid(block, message.publicUrl))]
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId: message.channelId ?? null,
    messageId: message.id,
    text,
    replies,
    registration: null,
    state: { ...state, unpaidToldOn: today },
  })
  return replies
}
