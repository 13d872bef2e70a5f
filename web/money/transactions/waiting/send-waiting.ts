import { client } from '#connection/calls/client.ts'
import { markFailed, take } from '#connection/calls/outbox.model.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { queuedOf, type WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'
import { changeWaiting, readWaiting } from '#money/transactions/waiting/waiting-store.ts'

export type Delivery = {
  /** The undo of each that was stored. */
  undoIds: string[]
  /** The sentence of each that was refused; it stays until the person edits or discards it. */
  refused: string[]
  /** Something still waits: try again later. */
  isLeft: boolean
}

/**
 * Sends what waits of this person, each under its own id, so that a repeat stores nothing twice.
 * One tab at a time does it.
 */
export async function sendWaiting(userId: string): Promise<Delivery> {
  const nothing: Delivery = { undoIds: [], refused: [], isLeft: true }
  if (!('locks' in navigator)) return deliver(userId, nothing)
  const options = { ifAvailable: true }
  return navigator.locks.request(`lya-waiting-${userId}`, options, (lock) =>
    lock === null ? nothing : deliver(userId, nothing),
  )
}

async function deliver(userId: string, delivery: Delivery): Promise<Delivery> {
  try {
    // The cookie may have become another person's meanwhile, by another tab.
    const { session } = await client.identity.session()
    if (session?.userId !== userId) return delivery
    for (;;) {
      const [next] = queuedOf(readWaiting(), userId)
      if (!next) return { ...delivery, isLeft: false }
      await send(next, delivery)
    }
  } catch (failure) {
    if (mayPass(failure)) return delivery
    throw failure
  }
}

async function send(waiting: WaitingTransaction, delivery: Delivery): Promise<void> {
  const { id, draft } = waiting
  try {
    const { undoId } = await client.transactions.create({ ...draft, id })
    changeWaiting((all) => take(all, id))
    delivery.undoIds.push(undoId)
  } catch (failure) {
    if (!(failure instanceof RefusedCall) || mayPass(failure)) throw failure
    const problem = refusalSentence(failure)
    changeWaiting((all) => markFailed(all, id, problem))
    delivery.refused.push(problem)
  }
}

/** No answer, or one that another moment may change: a restart, a limit, a session to renew. */
function mayPass(failure: unknown): boolean {
  if (failure instanceof RefusedCall) {
    return failure.status >= 500 || [401, 408, 425, 429].includes(failure.status)
  }
  return isUnanswered(failure)
}

/** Whether a call failed because nobody was reached; the browser says so by this error. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof TypeError
}
