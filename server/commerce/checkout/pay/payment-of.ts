import type { Payment } from '@lya/contract/commerce/payment.ts'
import { planName } from '@lya/core/commerce/plans/period.ts'
import type { Charge, ChargeStanding } from '#commerce/charges/index.ts'
import type { Attempt } from '#commerce/checkout/pay/attempts.queries.ts'
import type { Actor } from '#platform/http/context.ts'

export type PaidCharge = Charge & ChargeStanding

const nothing: Payment = {
  state: 'idle',
  attemptId: null,
  method: null,
  plan: null,
  amountCents: null,
  installments: null,
  refusal: null,
  pix: null,
  boleto: null,
  continueTo: null,
  purchaseId: null,
}

/** What a browser is told of its last attempt. */
export function paymentOf(
  found: {
    attempt: Attempt
    charge: PaidCharge
    pix: { payload: string; picture: string } | null
  } | null,
  { now, actor }: { now: Temporal.Instant; actor: Actor | null },
): Payment {
  if (!found) return nothing
  const { attempt, charge, pix } = found
  if (isGivenUp(charge, now)) return nothing
  const { amountCents, installments, boletoLine: line, boletoUrl: url, dueOn } = charge
  const wasPaid = attempt.status === 'SUCCESS'
  const standing = standingOf(charge, { now, hasPix: pix !== null, wasPaid })
  const isPaid = standing.state === 'paid'
  // Only a browser that has proven the account goes in.
  const door = actor !== null && actor.userId === charge.userId ? 'dashboard' : 'login'
  return {
    ...nothing,
    ...standing,
    ...{ attemptId: attempt.id, method: attempt.method, amountCents, installments },
    plan: planName(charge.period),
    pix:
      standing.state === 'awaiting-pix' && pix && charge.expiresAt
        ? { ...pix, ...lifeOf(charge.expiresAt, now) }
        : null,
    boleto: standing.state === 'awaiting-boleto' && line ? { line, url: url ?? '', dueOn } : null,
    continueTo: isPaid ? door : null,
    purchaseId: isPaid ? charge.id : null,
  }
}

function lifeOf(expiresAt: Temporal.Instant, now: Temporal.Instant) {
  const milliseconds = expiresAt.epochMilliseconds - now.epochMilliseconds
  const secondsLeft = Math.max(0, Math.floor(milliseconds / 1_000))
  return { expiresAt: expiresAt.toString(), secondsLeft }
}

/** Taken back while its code was good: another way to pay was chosen. */
function isGivenUp({ state, expiresAt }: PaidCharge, now: Temporal.Instant): boolean {
  return state === 'deleted' && expiresAt !== null && Temporal.Instant.compare(now, expiresAt) < 0
}

function standingOf(
  charge: PaidCharge,
  at: { now: Temporal.Instant; hasPix: boolean; wasPaid: boolean },
): Pick<Payment, 'state' | 'refusal'> {
  switch (charge.state) {
    case 'prepared':
    case 'unresolved':
      return { state: 'processing', refusal: null }
    case 'in-review':
      return { state: 'in-review', refusal: null }
    case 'open':
    case 'overdue':
      return { state: waitingState(charge, at), refusal: null }
    case 'confirmed':
    case 'received':
      return charge.isSurplus
        ? { state: 'failed', refusal: 'checkout.already-active' }
        : { state: 'paid', refusal: null }
    case 'refused':
      return refusedState(charge)
    case 'deleted':
      return { state: charge.billingType === 'PIX' ? 'expired' : 'failed', refusal: null }
    case 'refunded':
      // The provider looked at the risk and let go what the card had held.
      if (charge.billingType === 'CREDIT_CARD' && !at.wasPaid && !charge.isSurplus) {
        return { state: 'declined', refusal: 'checkout.card-declined' }
      }
      return { state: 'failed', refusal: charge.isSurplus ? 'checkout.already-active' : null }
    case 'charged-back':
      return { state: 'failed', refusal: charge.isSurplus ? 'checkout.already-active' : null }
    default:
      return charge.state satisfies never
  }
}

function waitingState(
  charge: PaidCharge,
  { now, hasPix }: { now: Temporal.Instant; hasPix: boolean },
): Payment['state'] {
  if (charge.billingType === 'BOLETO') return charge.boletoLine ? 'awaiting-boleto' : 'processing'
  if (charge.billingType === 'CREDIT_CARD') return 'processing'
  const isLate = charge.expiresAt !== null && Temporal.Instant.compare(now, charge.expiresAt) >= 0
  // The provider may have ended it before its time.
  if (isLate || charge.state === 'overdue') return 'expired'
  return hasPix ? 'awaiting-pix' : 'processing'
}

/** Our own words for why nothing was made; every other is the provider's. */
function refusedState(charge: PaidCharge): Pick<Payment, 'state' | 'refusal'> {
  switch (charge.providerStatus) {
    case 'down':
    case 'unavailable':
      return { state: 'failed', refusal: 'checkout.provider-down' }
    case 'not-found':
      return { state: 'failed', refusal: 'checkout.timeout' }
    default:
      return charge.billingType === 'CREDIT_CARD'
        ? { state: 'declined', refusal: 'checkout.card-declined' }
        : { state: 'failed', refusal: 'checkout.payment-failed' }
  }
}
