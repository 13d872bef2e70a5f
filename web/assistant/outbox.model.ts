/**
 * Messages of this tab that the server has not answered yet, oldest first. The id made here is
 * the message's own for good: a retry under it can never register anything twice.
 */
export type OutgoingMessage = {
  id: string
  text: string
  /** ISO moment at which the person pressed send. */
  sentAt: string
  status: 'queued' | 'sending' | 'failed'
  /** Why it failed, in words; null unless failed. */
  problem: string | null
}
export type Outbox = readonly OutgoingMessage[]

export function enqueue(
  outbox: Outbox,
  message: { id: string; text: string; sentAt: string },
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

export function markSending(outbox: Outbox, id: string): Outbox {
  return change(outbox, id, { status: 'sending', problem: null })
}

export function markFailed(outbox: Outbox, id: string, problem: string): Outbox {
  return change(outbox, id, { status: 'failed', problem })
}

/** Back to the queue, under the same id. */
export function requeue(outbox: Outbox, id: string): Outbox {
  return change(outbox, id, { status: 'queued', problem: null })
}

/** Takes out a message: answered, or given up by the person. */
export function take(outbox: Outbox, id: string): Outbox {
  return outbox.filter((message) => message.id !== id)
}

function change(outbox: Outbox, id: string, to: Partial<OutgoingMessage>): Outbox {
  return outbox.map((message) => (message.id === id ? { ...message, ...to } : message))
}
