import type { Cents } from '@lya/core/amounts/cents.ts'
import { endRefund, listRefunds } from '#commerce/charges/refunds/refunds.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Ends what operators asked of a charge, as the system: all that is open once it was refused, else
 * what has been given back by now.
 */
export async function endRefunds(
  { tx, clock }: { tx: Tx; clock: Clock },
  chargeId: string,
  how: { refusedBy: string } | { refundedCents: Cents },
): Promise<void> {
  for (const { id, result, totalCents } of await listRefunds(tx, chargeId)) {
    if (result !== null) continue
    const at = clock.now()
    if ('refusedBy' in how) {
      await endRefund(tx, { id, result: 'recusado', code: how.refusedBy, at })
    } else if (totalCents <= how.refundedCents) {
      await endRefund(tx, { id, result: 'feito', code: null, at })
    }
  }
}
