import type { CardPayment, Payment } from '@lya/contract/commerce/payment.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  askForCharge,
  cardFingerprint,
  closeCharge,
  findCharge,
  keepCard,
  saveCard,
} from '#commerce/charges/index.ts'
import { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { beginAttempt } from '#commerce/checkout/pay/begin-attempt.ts'
import { dropOpen } from '#commerce/checkout/pay/drop-open.ts'
import { knownCustomer } from '#commerce/checkout/pay/known-customer.ts'
import { repeatedAttempt, showPayment } from '#commerce/checkout/pay/show-payment.ts'
import { wantedPayment } from '#commerce/checkout/pay/wanted-payment.ts'
import type { Visitor } from '#commerce/checkout/session/open-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import {
  type CardSecrets,
  GatewayDown,
  GatewayRefusal,
  GatewayTimeout,
  type PaymentGateway,
  readCard,
} from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** What the provider's anti-fraud asks for where a street has no number. */
const noNumber = 'S/N'

/**
 * Pays by card: the attempt and its charge are committed, the card becomes a token, and the token
 * is charged. The card's number and code stay in this call's memory.
 *
 * @throws Refusal for what the buyer can mend; what the provider decides is the payment's state.
 */
export async function payByCard(
  parts: CheckoutParts,
  visitor: Visitor,
  { session, typed }: { session: StoredSession; typed: CardPayment },
): Promise<Payment> {
  const { charges } = parts
  const repeated = await repeatedAttempt(parts, visitor, { session, attemptId: typed.attemptId })
  if (repeated) return repeated
  const { installments, amountCents } = typed
  const wanted = await wantedPayment(parts, session, {
    ...{ method: 'CREDIT_CARD', installments, amountCents },
  })
  const card = readCard(typed, charges.clock)
  if (!('reveal' in card)) {
    throw new Refusal('invalid', 'checkout.card-invalid', { data: { fields: card } })
  }
  const gateway = await charges.findGateway()
  if (!gateway) throw new Refusal('conflict', 'checkout.payments-unavailable')
  const { ip } = visitor
  await limitCheckout(charges, { kind: 'pay', ip, subject: session.id })
  const subject = cardFingerprint(charges.key, card)
  await limitCheckout(charges, { kind: 'card', ip, subject })
  const buyer = { ...session, ...wanted.buyer }
  const customerId = await knownCustomer(parts, gateway, { session: buyer, document: buyer.cpf })
  await dropOpen(parts, session.id, () => false)
  const { holderName: cardHolder, expiryMonth: cardExpiryMonth, expiryYear: cardExpiryYear } = card
  const kept = { cardHolder, cardExpiryMonth, cardExpiryYear, cardNumber: card.toString() }
  const chargeId = await beginAttempt(parts, session, {
    ...{ attemptId: typed.attemptId, method: 'CREDIT_CARD', wanted, gateway, customerId, kept },
    ...{ expiresAt: null, dueInDays: 0 },
  })
  if (chargeId !== null) {
    await charge(parts, gateway, { chargeId, session: buyer, card, ip, customerId })
  }
  return showPayment(parts, visitor, session)
}

/** Exchanges the card for a token and charges that; how it ends is in the charge's ledger. */
async function charge(
  parts: CheckoutParts,
  gateway: PaymentGateway,
  at: {
    chargeId: string
    session: StoredSession
    card: CardSecrets
    ip: string
    customerId: string
  },
): Promise<void> {
  const { charges } = parts
  const { chargeId, session, card, ip: remoteIp, customerId } = at
  const { userId, email, cpf, cep, addressNumber, phone } = session
  const holder = {
    ...{ name: card.holderName, email, document: cpf, postalCode: cep, phone },
    addressNumber: addressNumber.trim() || noNumber,
  }
  try {
    const kept = { userId, customerId, card, holder, remoteIp }
    const { cardTokenId, token } = await keepCard(charges, gateway, kept)
    await asSystem(charges.db, (tx) => saveCard(tx, chargeId, cardTokenId))
    const description = 'Lya'
    await askForCharge(charges, chargeId, { description, card: { token, remoteIp } })
  } catch (error) {
    const providerStatus = wordOf(error)
    if (providerStatus === null) throw error
    // A card that became no token has been charged nothing.
    const made = await asSystem(charges.db, (tx) => findCharge(tx, chargeId))
    if (made) await closeCharge(charges, made, { providerStatus, cause: 'tokenised' })
  }
}

function wordOf(error: unknown): string | null {
  if (error instanceof GatewayRefusal) return error.code
  return error instanceof GatewayDown || error instanceof GatewayTimeout ? 'down' : null
}
