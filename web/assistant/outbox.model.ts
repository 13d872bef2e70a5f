import type { Quoted } from '#assistant/quote.model.ts'
import type { Kept } from '#connection/outbox/kept-outbox.ts'

/** A message that the server has not answered yet. */
export type OutgoingMessage = Kept & {
  text: string
  /** A photo or a recording goes along, which is kept by the message's id; the text is its name. */
  hasFile?: boolean
  /** ISO moment at which the person pressed send. */
  sentAt: string
  /** The earlier message that this one answers; absent for most. */
  quoted?: Quoted
}
/** Oldest first. */
export type Outbox = readonly OutgoingMessage[]

export function enqueue(
  outbox: Outbox,
  message: Pick<OutgoingMessage, 'id' | 'userId' | 'text' | 'sentAt' | 'hasFile' | 'quoted'>,
): Outbox {
  return [...outbox, { ...message, status: 'queued', problem: null }]
}

/**
 * The message of this person to send now; null while one has failed. Messages go one by one and in
 * order, since an answer to Lya's question means nothing before what it answers. One that is being
 * sent counts: whoever asks is the only one who sends, so a tab that closed left it half-way.
 */
export function nextToSend(outbox: Outbox, userId: string): OutgoingMessage | null {
  const first = outbox.find((message) => message.userId === userId)
  return first === undefined || first.status === 'failed' ? null : first
}
