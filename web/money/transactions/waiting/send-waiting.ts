import { cents } from '@lya/core/amounts/cents.ts'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { mayPass, sendAsOnlySender } from '#connection/outbox/only-sender.ts'
import { markFailed, take } from '#connection/outbox/outbox.model.ts'
import { formatSigned } from '#format/amounts.ts'
import { transactionsCopy } from '#money/transactions/transactions.copy.ts'
import { queuedOf, type WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'
import { changeWaiting, readWaiting } from '#money/transactions/waiting/waiting-store.ts'

export type Delivery = {
  /** Each that was stored: what it is, and its undo. */
  sent: { what: string; undoId: string }[]
  /** The sentence of each that was refused; it stays until the person edits or discards it. */
  refused: string[]
  /** Something still waits: try again later. */
  isLeft: boolean
}

/** Sends what waits of this person, each under its id, so that a repeat stores nothing twice. */
export async function sendWaiting(userId: string): Promise<Delivery> {
  const delivery: Delivery = { sent: [], refused: [], isLeft: true }
  const isDone = await sendAsOnlySender('lya-waiting', userId, {
    send: async () => {
      const [next] = queuedOf(readWaiting(), userId)
      if (next) await send(next, delivery)
      return next !== undefined
    },
  })
  return { ...delivery, isLeft: !isDone }
}

async function send(waiting: WaitingTransaction, delivery: Delivery): Promise<void> {
  const { id, draft } = waiting
  try {
    const { undoId } = await client.transactions.create({ ...draft, id })
    changeWaiting((all) => take(all, id))
    const amount = formatSigned(cents(draft.amountCents), draft.type)
    delivery.sent.push({ what: transactionsCopy.saved(draft.description, amount), undoId })
  } catch (failure) {
    if (!(failure instanceof RefusedCall) || mayPass(failure)) throw failure
    const problem = refusalSentence(failure)
    changeWaiting((all) => markFailed(all, id, problem))
    delivery.refused.push(problem)
  }
}
