import type { Receipt } from '@lya/contract/commerce/subscription.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { creditOf } from '@lya/core/commerce/subscriptions/grant.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { listPayments } from '#commerce/subscriptions/view/payments.queries.ts'
import { madePayment, onItsWay } from '#commerce/subscriptions/view/view-subscription.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What is printed of one payment; as the person. @throws Refusal where nothing was paid. */
export async function viewReceipt(
  tx: Tx,
  asked: { userId: string; chargeId: string; name: string; email: string },
  operator: Settings['operator'],
): Promise<Receipt> {
  const { userId, chargeId, name, email } = asked
  const [payment] = await listPayments(tx, userId, chargeId)
  const { subscription } = await findSubscription(tx, userId)
  const made = payment ? madePayment(payment, onItsWay(subscription)) : null
  if (!payment || !made || made.state === 'open' || made.state === 'failed') {
    throw new Refusal('missing', 'subscription.receipt-missing')
  }
  const grant = subscription.grants.find(({ id }) => id === chargeId)
  const { refundUrl: _refundUrl, ...shown } = made
  const { companyName, companyCnpj, companyEmail } = operator
  return {
    ...shown,
    payerName: name,
    payerEmail: email,
    period: payment.period,
    creditCents: grant ? creditOf(grant) : cents(0),
    company: { name: companyName, cnpj: companyCnpj, email: companyEmail },
    isDemonstration: payment.environment !== 'production',
  }
}
