import type { Decision } from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { Topic } from '@lya/contract/events.ts'
import {
  answerUnread,
  type IncomingMessage,
  receiveMessage,
} from '#assistant/conversation/index.ts'
import { mediaNames, phraseUnreadable } from '#assistant/media/media.copy.ts'
import type { FileReading } from '#assistant/media/read-media.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Takes a file of the built-in chat, now that it is known what came of it, as a message.
 *
 * @returns As `receiveMessage`, with the text that stands for the file.
 */
export async function receiveFile(
  ctx: CommandContext,
  file: {
    id: string
    sentAt: Temporal.Instant
    publicUrl: string
    what: keyof typeof mediaNames
  },
  reading: FileReading,
  asked: Pick<IncomingMessage, 'advice'>,
): Promise<{ text: string; replies: Reply[]; topics: Topic[]; decision: Decision | null }> {
  const { what, ...given } = file
  const place = { channel: 'web', ...given } as const
  const name = mediaNames[what]
  if (reading.kind === 'unread') {
    const answer = phraseUnreadable(reading.why)
    const { replies } = await answerUnread(ctx, { ...place, channelId: null, name, answer })
    return { text: name, replies, topics: ['conversation'], decision: null }
  }
  if (reading.kind === 'seen') {
    const { see } = reading
    return { text: name, ...(await receiveMessage(ctx, { ...place, text: name, see })) }
  }
  const { text } = reading
  return { text, ...(await receiveMessage(ctx, { ...place, text, isHeard: true, ...asked })) }
}
