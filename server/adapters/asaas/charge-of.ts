import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import { assert } from '@lya/core/assert.ts'
import type { Payment } from '#adapters/asaas/asaas-answers.ts'
import type { BillingType, GatewayCharge, GatewayState } from '#commerce/gateway/index.ts'

const states: Readonly<Record<string, GatewayState>> = {
  PENDING: 'open',
  OVERDUE: 'overdue',
  DUNNING_REQUESTED: 'overdue',
  AUTHORIZED: 'in-review',
  AWAITING_RISK_ANALYSIS: 'in-review',
  CONFIRMED: 'confirmed',
  RECEIVED: 'received',
  RECEIVED_IN_CASH: 'received',
  DUNNING_RECEIVED: 'received',
  REFUNDED: 'refunded',
  CHARGEBACK_REQUESTED: 'charged-back',
  CHARGEBACK_DISPUTE: 'charged-back',
  AWAITING_CHARGEBACK_REVERSAL: 'charged-back',
}

/** A refund that is only asked for may still be refused: until it is done the money is ours. */
const refunding = new Set(['REFUND_REQUESTED', 'REFUND_IN_PROGRESS'])

const billingTypes: Readonly<Record<string, BillingType>> = {
  CREDIT_CARD: 'CREDIT_CARD',
  DEBIT_CARD: 'CREDIT_CARD',
  PIX: 'PIX',
}

/** The first that some part is in tells for all of them; settled as soon as the first part is. */
const precedence: readonly GatewayState[] = [
  'charged-back',
  'overdue',
  'in-review',
  'open',
  'received',
  'confirmed',
]

/** Joins the parts of one sale, in any order; a charge at once is its only part. */
export function chargeOf(given: readonly Payment[]): GatewayCharge {
  const all = [...given].sort((a, b) => (a.installmentNumber ?? 0) - (b.installmentNumber ?? 0))
  const standing = all.filter(({ deleted }) => !deleted)
  const parts = standing.length > 0 ? standing : all
  const [first] = parts
  assert(first, 'a charge has a part')
  const state = stateOf(parts)
  const telling = parts.find((part) => partState(part) === state) ?? first
  const paid = parts.filter((part) => dayPaid(part) !== null)
  return {
    id: first.id,
    reference: first.externalReference,
    customerId: first.customer,
    state,
    providerStatus: telling.status,
    // What is left open by whoever made it can be paid by its slip.
    billingType: billingTypes[first.billingType] ?? 'BOLETO',
    amountCents: sumCents(parts.map(({ value }) => value)),
    refundedCents: sumCents(parts.map(refundedOf)),
    installment:
      first.installment === null
        ? null
        : {
            id: first.installment,
            count: parts.length,
            receivedCount: parts.filter((part) => partState(part) === 'received').length,
          },
    confirmedOn: earliest(paid.map(dayPaid)),
    receivedOn: earliest(parts.map(({ paymentDate }) => paymentDate)),
    dueOn: first.dueDate,
    card: cardOf(first),
  }
}

function stateOf(parts: readonly Payment[]): GatewayState {
  const found = new Set(parts.map(partState))
  const [only] = found
  if (only !== undefined && found.size === 1) return only
  // Given back in part only: what is left of it tells.
  return precedence.find((state) => found.has(state)) ?? 'refunded'
}

function partState(part: Payment): GatewayState {
  if (part.deleted) return 'deleted'
  if (refunding.has(part.status)) return part.paymentDate === null ? 'confirmed' : 'received'
  // A status that is new to us neither grants nor takes anything.
  return states[part.status] ?? 'in-review'
}

function refundedOf(part: Payment): Cents {
  const done = (part.refunds ?? []).filter(({ status }) => status === 'DONE')
  if (done.length > 0) return sumCents(done.map(({ value }) => value))
  return part.status === 'REFUNDED' ? part.value : cents(0)
}

function dayPaid(part: Payment): string | null {
  return part.confirmedDate ?? part.clientPaymentDate ?? part.paymentDate
}

function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).sort()[0] ?? null
}

function cardOf({ creditCard }: Payment): GatewayCharge['card'] {
  if (creditCard?.creditCardNumber == null) return null
  return {
    brand: creditCard.creditCardBrand ?? 'UNKNOWN',
    lastFour: creditCard.creditCardNumber.slice(-4),
    token: creditCard.creditCardToken,
  }
}
