import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '#platform/db/schema/payments.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Notes an attempt under the browser's own id. */
export async function insertAttempt(
  tx: Tx,
  attempt: {
    id: string
    sessionId: string
    method: BillingType
    chargeId: string
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO process_payment
             (id, session_id, attempt, payment_method, charge_id, created_at, updated_at)
           SELECT $1, $2, coalesce(max(attempt), 0) + 1, $3, $4, $5, $5
             FROM process_payment WHERE session_id = $2`,
    values: [
      attempt.id,
      attempt.sessionId,
      attempt.method,
      attempt.chargeId,
      attempt.at.toString(),
    ],
  })
}

/** Ends the attempt of a charge, whichever way it first ends. */
export async function endAttempt(
  tx: Tx,
  end: {
    chargeId: string
    status: 'SUCCESS' | 'FAIL'
    refusal: string | null
    at: Temporal.Instant
  },
): Promise<void> {
  const { chargeId, status, refusal, at } = end
  const isOpen = eq(paymentAttempts.status, 'PENDING')
  const isIts = eq(paymentAttempts.chargeId, chargeId)
  await tx.orm
    .update(paymentAttempts)
    .set({ status, refusal, updatedAt: at.toString() })
    // Money that comes late makes a success of what had failed.
    .where(status === 'SUCCESS' ? isIts : and(isIts, isOpen))
}
