import type { Seen } from '@lya/assistant'
import type { Media } from '#assistant/whatsapp/gateway.ts'

/** A recording, picture or document of a linked person. */
export interface InboundMedia {
  what: 'audio' | 'image' | 'document'
  userId: string
  /** As the sender's telephone says it is; look at the bytes before believing it. */
  type: string
  sentAt: Temporal.Instant
  /**
   * Fetches it; every call does.
   *
   * @throws WhatsAppFailure, also when it is larger than `bytesMax`.
   */
  download(bytesMax: number): Promise<Media>
}

/** What came of it: words to answer like typed ones, something to ask about, or neither. */
export type MediaReading =
  | { kind: 'heard'; text: string }
  | { kind: 'seen'; see: (today: Temporal.PlainDate) => Seen }
  | { kind: 'unread'; answer: string }

/**
 * Understands what was no text. It is called while no transaction is open, and again for the same
 * message when it throws: what it does must not be seen by anybody.
 */
export type MediaReader = (media: InboundMedia) => Promise<MediaReading>
