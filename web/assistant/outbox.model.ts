import type { Quoted } from '#assistant/quote.model.ts'
import type { Outgoing } from '#connection/calls/outbox.model.ts'

/** A message of this tab that the server has not answered yet. */
export type OutgoingMessage = Outgoing & {
  text: string
  /** A photo or a recording; the text only stands for it. */
  file?: Blob
  /** ISO moment at which the person pressed send. */
  sentAt: string
  /** The earlier message that this one answers; absent for most. */
  quoted?: Quoted
}
/** Oldest first. */
export type Outbox = readonly OutgoingMessage[]

export function enqueue(
  outbox: Outbox,
  message: Pick<OutgoingMessage, 'id' | 'text' | 'sentAt' | 'file' | 'quoted'>,
): Outbox {
  return [...outbox, { ...message, status: 'queued', problem: null }]
}

/**
 * The message to send now; null while one is under way or has failed. Messages go one by one
 * and in order, since an answer to Lya's question means nothing before what it answers.
 */
export function nextToSend(outbox: Outbox): OutgoingMessage | null {
  const first = outbox[0]
  return first?.status === 'queued' ? first : null
}
