import type { Reply } from '@lya/contract/assistant/conversation.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findExchange } from '#assistant/conversation/conversation.queries.ts'
import {
  type Channel,
  closeConversation,
  openConversation,
} from '#assistant/conversation/conversation.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Keeps a message that nobody could read, under a name for it, with the one answer to it. What was
 * being talked about stays as it was. A repeat of the id changes nothing.
 */
export async function answerUnread(
  ctx: CommandContext,
  message: {
    channel: Channel
    /** Which of the person's numbers it came from; null in the built-in chat. */
    channelId: string | null
    id: string
    /** What stands for it in the conversation. */
    name: string
    sentAt: Temporal.Instant
    answer: string
  },
): Promise<{ replies: Reply[]; isRepeat: boolean }> {
  const opened = await openConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    id: message.id,
    text: message.name,
    sentAt: message.sentAt,
    receivedAt: ctx.clock.now(),
    lookup: [],
    replyTo: null,
    recentSince: null,
  })
  if (!opened.isNew) {
    const first = await findExchange(ctx.tx, ctx.userId, message)
    if (!first) throw new Refusal('conflict', 'conversation.id-used')
    return { replies: first.replies, isRepeat: true }
  }
  const reply = plainReply({ text: message.answer, quickReplies: [] })
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId: message.channelId,
    messageId: message.id,
    text: message.name,
    replies: [reply],
    registration: null,
    state: opened.state,
  })
  return { replies: [reply], isRepeat: false }
}
