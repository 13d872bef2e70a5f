import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { chargeSums, keptCents } from '@lya/core/commerce/charges/charge-sums.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findCharge, listEvents, standingOf } from '#commerce/charges/charges.queries.ts'
import { operatorRefundQueue } from '#commerce/charges/queues.ts'
import { findRefund, insertRefund } from '#commerce/charges/refunds/refunds.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'

/**
 * Asks for money to be given back, in the operator's transaction: the provider is called once this
 * is committed, and never within it. A repeat with the same id asks once.
 *
 * @param asked.amountCents How much now; null is all that is left.
 * @returns How much will have been given back in all.
 * @throws Refusal `payments.missing`, `payments.not-paid`, `payments.refund-too-much`,
 *   `payments.refund-part-of-boleto`, `payments.refund-waiting`.
 */
export async function requestRefund(
  { tx, clock, jobs }: { tx: Tx; clock: Clock; jobs: Pick<JobQueue, 'enqueue'> },
  asked: {
    id: string
    chargeId: string
    amountCents: Cents | null
    reason: string
    askedBy: string
  },
): Promise<{ totalCents: Cents; isNew: boolean }> {
  const { id, chargeId, amountCents, reason, askedBy } = asked
  lockName(tx, `reembolso:${chargeId}`)
  const known = await findRefund(tx, id)
  if (known?.chargeId === chargeId) return { totalCents: known.totalCents, isNew: false }
  const charge = await findCharge(tx, chargeId)
  if (!charge) throw new Refusal('missing', 'payments.missing')
  const rows = await listEvents(tx, chargeId)
  const { state, refundedCents } = standingOf(rows)
  if (!isPaid(state)) throw new Refusal('conflict', 'payments.not-paid')
  const keptNow = keptCents(chargeSums(charge.amountCents, rows))
  const wanted = amountCents ?? keptNow
  if (wanted < 1 || wanted > keptNow) throw new Refusal('invalid', 'payments.refund-too-much')
  // Its provider knows no such call.
  if (charge.billingType === 'BOLETO' && wanted < keptNow) {
    throw new Refusal('invalid', 'payments.refund-part-of-boleto')
  }
  const totalCents = cents(refundedCents + wanted)
  const askedAt = clock.now()
  const isNew = await insertRefund(tx, { id, chargeId, totalCents, reason, askedBy, askedAt })
  if (!isNew) throw new Refusal('conflict', 'payments.refund-waiting')
  await jobs.enqueue(tx, operatorRefundQueue, { id })
  return { totalCents, isNew }
}
