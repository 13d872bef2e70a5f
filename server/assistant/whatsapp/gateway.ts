/** Whom a message goes to: by the number exactly as WhatsApp told it, else by the scoped id. */
export type Recipient = { waId: string } | { businessScopedId: string }

/** One message to a person, still without the shape that a provider wants. */
export interface OutgoingMessage {
  to: Recipient
  text: string
  /** Answers offered under the text; a tap sends one back. */
  choices: readonly string[]
  /** The message that this one answers. */
  replyTo?: string
  /** Comes back with every status of the message, and says whose it is. */
  reference?: string
}

/** An approved template with the parameters of its body, for when the 24 hours are over. */
export interface OutgoingTemplate {
  to: Recipient
  template: string
  parameters: readonly string[]
  reference?: string
}

/** What the provider calls the message, and the number that it found for the recipient. */
export interface Sent {
  id: string
  waId: string | null
}

export interface Media {
  bytes: Buffer
  /** As the provider says it is; look at the bytes before believing it. */
  type: string
}

/** Speaks to WhatsApp. Every call throws a `WhatsAppFailure` when it does not succeed. */
export interface WhatsAppGateway {
  send(message: OutgoingMessage): Promise<Sent>
  sendTemplate(message: OutgoingTemplate): Promise<Sent>
  /** Shows the ticks, and that an answer is being typed. */
  markRead(messageId: string): Promise<void>
  /** @param bytesMax What is larger is refused before it is read. */
  download(mediaId: string, bytesMax: number): Promise<Media>
}

/**
 * What to do about a failure.
 *
 * `later`: the same call may succeed. `never`: it will not. `alarm`: it will not until the operator
 * has seen to it. `unknown`: nobody knows whether the message left.
 */
export type FailureKind = 'later' | 'never' | 'alarm' | 'unknown'

export class WhatsAppFailure extends Error {
  readonly kind: FailureKind
  /** The provider's number for it; null when there was none. */
  readonly code: number | null

  constructor(kind: FailureKind, code: number | null, details: { cause?: unknown } = {}) {
    super(`WhatsApp failed (${kind}, ${code ?? 'no code'})`, { cause: details.cause })
    this.name = 'WhatsAppFailure'
    this.kind = kind
    this.code = code
  }
}
