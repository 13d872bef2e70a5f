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
  /** Of one that failed: the server does not want it, now or later. */
  isRefused?: boolean
}
/** Oldest first. */
export type Outbox = readonly OutgoingMessage[]

/**
 * Adds a message behind the others. What failed for a reason that passes is tried once more:
 * whoever writes on has long scrolled past the button for it.
 */
export function enqueue(
  outbox: Outbox,
  message: Pick<OutgoingMessage, 'id' | 'userId' | 'text' | 'sentAt' | 'hasFile' | 'quoted'>,
): Outbox {
  const waiting = outbox.map((one): OutgoingMessage => {
    const isStuck = one.userId === message.userId && one.status === 'failed' && !one.isRefused
    return isStuck ? { ...one, status: 'queued', problem: null } : one
  })
  return [...waiting, { ...message, status: 'queued', problem: null }]
}

export function markRefused(outbox: Outbox, id: string): Outbox {
  return outbox.map((one) => (one.id === id ? { ...one, isRefused: true } : one))
}

/**
 * The message of this person to send now; null while one did not get through. Messages go one by
 * one and in order, since an answer to Lya's question means nothing before what it answers; what
 * the server will not have holds nobody up. One that is being sent counts: whoever asks is the only
 * one who sends, so a tab that closed left it half-way.
 */
export function nextToSend(outbox: Outbox, userId: string): OutgoingMessage | null {
  const first = outbox.find(({ userId: whose, status, isRefused }) => {
    return whose === userId && !(status === 'failed' && isRefused)
  })
  return first === undefined || first.status === 'failed' ? null : first
}
