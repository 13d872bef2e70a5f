import {
  type Channel,
  closeConversation,
  openConversation,
} from '#assistant/conversation/conversation.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Keeps a message that nobody could read, under a name for it, with the one answer to it. What was
 * being talked about stays as it was. A repeat of the id changes nothing.
 */
export async function answerUnread(
  ctx: CommandContext,
  message: {
    channel: Channel
    channelId: string
    id: string
    /** What stands for it in the conversation. */
    name: string
    sentAt: Temporal.Instant
    answer: string
  },
): Promise<void> {
  const opened = await openConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    id: message.id,
    text: message.name,
    sentAt: message.sentAt,
    receivedAt: ctx.clock.now(),
    lookup: [],
  })
  if (!opened.isNew) return
  const reply = { id: newId(), text: message.answer, quickReplies: [], undoId: null, undone: false }
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId: message.channelId,
    messageId: message.id,
    replies: [reply],
    registration: null,
    state: opened.state,
  })
}
