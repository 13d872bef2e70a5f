import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { asc, eq } from 'drizzle-orm'
import { paymentAttempts } from '#platform/db/schema/payments.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface Attempt {
  id: string
  sessionId: string
  method: BillingType
  chargeId: string | null
  /** `SUCCESS` once it was paid, whatever became of the money. */
  status: string
}

const shown = {
  id: paymentAttempts.id,
  sessionId: paymentAttempts.sessionId,
  method: paymentAttempts.method,
  chargeId: paymentAttempts.chargeId,
  status: paymentAttempts.status,
}

export async function findAttempt(tx: Tx, id: string): Promise<Attempt | null> {
  const [row] = await tx.orm.select(shown).from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row ?? null
}

/** A session's attempts, oldest first. */
export async function listAttempts(tx: Tx, sessionId: string): Promise<Attempt[]> {
  return tx.orm
    .select(shown)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.sessionId, sessionId))
    .orderBy(asc(paymentAttempts.attempt))
}
