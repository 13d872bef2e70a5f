import type { Payment } from '@lya/contract/commerce/payment.ts'
import { readCpfOrCnpj } from '@lya/core/commerce/documents/documents.ts'
import { limits } from '@lya/core/limits.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { askForCharge, listSessionCharges } from '#commerce/charges/index.ts'
import { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { beginAttempt } from '#commerce/checkout/pay/begin-attempt.ts'
import { dropOpen } from '#commerce/checkout/pay/drop-open.ts'
import { knownCustomer } from '#commerce/checkout/pay/known-customer.ts'
import { repeatedAttempt, showPayment } from '#commerce/checkout/pay/show-payment.ts'
import { wantedPayment } from '#commerce/checkout/pay/wanted-payment.ts'
import type { Visitor } from '#commerce/checkout/session/open-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { asSystem } from '#platform/db/transaction.ts'

const boletoDays = 3

/** Asks for a PIX code or a boleto, on a document that may be another's than the buyer's. */
export async function payByCode(
  parts: CheckoutParts,
  visitor: Visitor,
  given: {
    session: StoredSession
    method: 'PIX' | 'BOLETO'
    attemptId: string
    document: string
    amountCents: number | undefined
  },
): Promise<Payment> {
  const { charges } = parts
  const { session, method, attemptId, amountCents } = given
  const repeated = await repeatedAttempt(parts, visitor, { session, attemptId })
  if (repeated) return repeated
  const wanted = await wantedPayment(parts, session, { method, installments: 1, amountCents })
  const document = readCpfOrCnpj(given.document)
  if (document === null) throw new Refusal('invalid', 'checkout.document-invalid')
  const gateway = await charges.findGateway()
  if (!gateway) throw new Refusal('conflict', 'checkout.payments-unavailable')
  await limitCheckout(charges, { kind: 'pay', ip: visitor.ip, subject: session.id })
  const now = charges.clock.now()
  const isLive = (until: Temporal.Instant | null): boolean =>
    until === null || Temporal.Instant.compare(until, now) > 0
  await dropOpen(parts, session.id, (charge) => {
    const isSame = charge.billingType === method && charge.planId === wanted.plan.id
    const isSameMoney = charge.amountCents === wanted.amountCents
    const isSamePayer = session.pixDocument === document
    const isPayable = charge.state === 'open' && isLive(charge.expiresAt)
    return isSame && isSameMoney && isSamePayer && isPayable
  })
  // What is left of them is just what was asked for.
  const left = await asSystem(charges.db, (tx) => listSessionCharges(tx, [session.id]))
  if (left.some(({ state, billingType }) => state === 'open' && billingType === method)) {
    return showPayment(parts, visitor, session)
  }
  const customerId = await knownCustomer(parts, gateway, {
    ...{ session: { ...session, ...wanted.buyer }, document },
  })
  const chargeId = await beginAttempt(parts, session, {
    ...{ attemptId, method, wanted, gateway, customerId, kept: { pixDocument: document } },
    expiresAt: method === 'PIX' ? now.add({ minutes: limits.pixMinutes }) : null,
    dueInDays: method === 'PIX' ? 0 : boletoDays,
  })
  if (chargeId !== null) {
    await askForCharge(charges, chargeId, { description: 'Lya', card: null })
  }
  return showPayment(parts, visitor, session)
}
