import { chargeState } from '@lya/core/commerce/charges/charge-state.ts'
import { applyCharge, type ChargeParts } from '#commerce/charges/index.ts'
import { listDoubtful, listStates } from '#commerce/reconciliation/reconciliation.queries.ts'
import { addReconciliation, type Mended } from '#commerce/reconciliation/reconciliation.store.ts'
import { raiseAlert } from '#platform/alerts/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** A fifth of what the provider answers in twelve hours. */
const readingsMax = 5_000

/** A provider that fails so often in a row is away: the next night goes on. */
const failuresMax = 5

/**
 * Reads at the provider what we may not have heard of, and so does what lost webhooks should have
 * done. What it had to mend is kept, logged, and an operator is alerted.
 */
export async function reconcile(parts: ChargeParts): Promise<readonly Mended[]> {
  const { db, clock, log } = parts
  const startedAt = clock.now()
  const ids = await asSystem(db, (tx) => listDoubtful(tx, { now: startedAt, limit: readingsMax }))
  const mended: Mended[] = []
  let [readCount, failureCount, inARow] = [0, 0, 0]
  for (const id of ids) {
    if (inARow >= failuresMax) break
    try {
      const found = await readOne(parts, id)
      if (found) mended.push(found)
      readCount += 1
      inARow = 0
    } catch (error) {
      failureCount += 1
      inARow += 1
      log.warn('a charge was not reconciled', { chargeId: id, ...describeBug(error) })
    }
  }
  const endedAt = clock.now()
  await asSystem(db, async (tx) => {
    await addReconciliation(tx, { startedAt, endedAt, readCount, failureCount, mended })
    if (mended.length === 0) return
    // One is open at a time, whatever the nights bring: each has its row in the reconciliations.
    const subject = 'night'
    const details = { value: mended.length, limit: 0, charges: mended.slice(0, 20) }
    await raiseAlert(
      { tx, clock },
      { rule: 'reconciliation-mended', subject, priority: 'high', details },
    )
  })
  log.info('reconciled with the provider', { readCount, failureCount, mended: mended.length })
  return mended
}

async function readOne(parts: ChargeParts, id: string): Promise<Mended | null> {
  const before = await stateOf(parts, id)
  await applyCharge(parts, id, 'reconciliation')
  const after = await stateOf(parts, id)
  // What settles by itself is no lost news: a card's money arrives a month after the sale.
  const isExpected = before === after || (before === 'confirmed' && after === 'received')
  return isExpected ? null : { charge: id, before, after }
}

async function stateOf({ db }: ChargeParts, id: string): Promise<string> {
  const states = await asSystem(db, (tx) => listStates(tx, id))
  return chargeState(states.map((state) => ({ state })))
}
