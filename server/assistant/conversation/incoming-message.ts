import type { Advice, Seen } from '@lya/assistant'
import type { Channel } from '#assistant/conversation/conversation.store.ts'

/** A message of a person's, as a channel brings it. */
export interface IncomingMessage {
  channel: Channel
  /** Which of the person's numbers it came from; absent in the built-in chat. */
  channelId?: string
  /** The sender's id: what makes a repeat harmless. */
  id: string
  /** What stands for it among the others, where it was no text. */
  text: string
  /** What a picture shows, for a day of the person; its `text` is only a name. */
  see?: ((today: Temporal.PlainDate) => Seen) | undefined
  /** The text was spoken; another try may have heard it otherwise. */
  isHeard?: boolean
  sentAt: Temporal.Instant
  /** The address people type, for the links that Lya sends. */
  publicUrl: string
  /** The message of the person or of Lya that this one answers, by its id at the channel. */
  replyTo?: string | undefined
  /**
   * For a message that was left open: what a model makes of it, null when nothing, or 'ask' to
   * throw `AdviceWanted` instead. Absent where no model is to be asked.
   */
  advice?: Advice | null | 'ask'
}
