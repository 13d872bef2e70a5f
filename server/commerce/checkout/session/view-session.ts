import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import { assert } from '@lya/core/assert.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { findPlan, rulesOf, viewPlan } from '#commerce/plans/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A session as its own browser sees it: the password never comes back. */
export async function viewSession(
  tx: Tx,
  session: StoredSession,
  config: CheckoutConfig,
): Promise<CheckoutSession> {
  const found = await findPlan(tx, session.planId)
  assert(found, 'a plan that was chosen is never deleted')
  const { id, installments, name, email, phone, cpf, cep, address, addressNumber } = session
  const { method, pixDocument, wantsReminders, userId } = session
  const { timeout_minutes: timeout, reminder_minutes: reminder } = config.session_timeout
  const expiresAt = Temporal.Instant.from(session.expiresAt)
  return {
    ...{ id, installments, name, email, phone, cpf, cep, address, addressNumber },
    ...{ method, pixDocument, wantsReminders },
    step: session.step === 2 ? 2 : 1,
    plan: viewPlan(found, rulesOf(config)),
    hasPassword: session.passwordHash !== null,
    expiresAt: expiresAt.toString(),
    // Counted from the beginning, as the other number is.
    remindAt: expiresAt.subtract({ minutes: Math.max(0, timeout - reminder) }).toString(),
    isSignedIn: userId !== null && session.completedAt === null,
  }
}
