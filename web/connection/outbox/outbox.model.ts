/**
 * Something of the person's that the server has not answered yet. The id made here is its own for
 * good: a retry under it can never register anything twice.
 */
export type Outgoing = {
  id: string
  status: 'queued' | 'sending' | 'failed'
  /** Why it failed, in words; null unless failed. */
  problem: string | null
}

export function markSending<One extends Outgoing>(outbox: readonly One[], id: string): One[] {
  return change(outbox, id, { status: 'sending', problem: null })
}

export function markFailed<One extends Outgoing>(
  outbox: readonly One[],
  id: string,
  problem: string,
): One[] {
  return change(outbox, id, { status: 'failed', problem })
}

/** Back to the queue, under the same id. */
export function requeue<One extends Outgoing>(outbox: readonly One[], id: string): One[] {
  return change(outbox, id, { status: 'queued', problem: null })
}

/** Takes one out: answered, or given up by the person. */
export function take<One extends Outgoing>(outbox: readonly One[], id: string): One[] {
  return outbox.filter((one) => one.id !== id)
}

function change<One extends Outgoing>(
  outbox: readonly One[],
  id: string,
  to: Pick<Outgoing, 'status' | 'problem'>,
): One[] {
  return outbox.map((one) => (one.id === id ? { ...one, ...to } : one))
}
