import type { MadePayment, SubscriptionView, ToPay } from '@lya/contract/commerce/subscription.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { ladder } from '@lya/core/commerce/dunning/ladder.ts'
import { coverageOf } from '@lya/core/commerce/subscriptions/coverage.ts'
import { addDays, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import {
  type Grant,
  isPaid as isPaidGrant,
  isReversed,
} from '@lya/core/commerce/subscriptions/grant.ts'
import { permitted, refundable } from '@lya/core/commerce/subscriptions/permitted.ts'
import { nextTryOn, renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { type SubscriptionStatus, statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import {
  cancellationOf,
  currentCoverage,
  isOnlyGiven,
  methodOf,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { findKeptCard } from '#commerce/subscriptions/subscriptions.queries.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { wasSurplus } from '#commerce/subscriptions/tell/was-surplus.ts'
import { drawPix } from '#commerce/subscriptions/view/draw-pix.ts'
import { type KeptPayment, listPayments } from '#commerce/subscriptions/view/payments.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What a person sees of their subscription; as that person. */
export async function viewSubscription(
  { tx, clock }: { tx: Tx; clock: Clock },
  userId: string,
): Promise<SubscriptionView> {
  const { subscription, version } = await findSubscription(tx, userId)
  const payments = await listPayments(tx, userId)
  const today = dayOf(clock.now())
  const coverage = currentCoverage(subscription)
  const isGift = coverage !== null && isOnlyGiven(subscription, coverage)
  const method = coverage && !isGift ? methodOf(subscription, coverage) : null
  const status = statusOf(subscription, today)
  const last = coverage?.terms ?? lastHad(subscription)?.terms
  const hasPlan = status !== 'trial' && last !== undefined
  const refund = refundable(subscription, today)
  const renewal = renewalOf(subscription, today)
  const back = onItsWay(subscription)
  const cancelled = coverage ? cancellationOf(subscription, coverage) : null
  return {
    status,
    isHeld: subscription.hold !== null,
    plan: hasPlan ? planOf(last) : null,
    billingType: method?.billingType ?? null,
    card: method?.cardTokenId ? await findKeptCard(tx, method.cardTokenId) : null,
    accessUntil: coverage ? accessUntil(status, coverage.endsOn) : null,
    nextCharge: nextCharge(subscription, today),
    nextTryOn: renewal && nextTryOn(renewal, today),
    isConfirming: subscription.grants.some(isUndecided),
    cancellation: cancelled ? { on: cancelled.on, reason: cancelled.reason } : null,
    toPay: await toPayOf(subscription, payments, clock.now()),
    refund: refund && {
      chargeId: refund.grant.id,
      amountCents: refund.grant.amountCents,
      until: refund.until,
    },
    payments: payments.flatMap((payment) => madePayment(payment, back) ?? []),
    may: permitted(subscription, today),
    version,
  }
}

/** What was had last: nothing that nobody paid, and nothing that bought nothing. */
function lastHad(subscription: Subscription): Grant | undefined {
  const at = ({ backAt, paidAt, paidOn }: Grant): string => backAt ?? paidAt ?? paidOn ?? ''
  return subscription.grants
    .filter((grant) => isPaidGrant(grant) || isReversed(grant))
    .filter(({ id }) => !wasSurplus(subscription, id))
    .reduce<Grant | undefined>((last, one) => (last && at(last) > at(one) ? last : one), undefined)
}

export function planOf({ planId, planName, period, priceCents }: Terms) {
  return { id: planId, name: planName, period, priceCents }
}

/** A card that is being charged or looked at; a code waits for its person, and is shown. */
const isUndecided = ({ state, billingType }: Grant): boolean =>
  state === 'open' && billingType === 'CREDIT_CARD'

/** In the days of grace the doors stay open beyond what is paid, and stayed so until they shut. */
function accessUntil(status: SubscriptionStatus, endsOn: string): string {
  return status === 'grace' || status === 'suspended' ? addDays(endsOn, ladder.suspendedOn) : endsOn
}

function nextCharge(subscription: Subscription, today: string): SubscriptionView['nextCharge'] {
  const renewal = renewalOf(subscription, today)
  if (!renewal) return null
  const { dueOn, amountCents, installments, terms } = renewal
  return { on: dueOn, amountCents, installments, plan: planOf(terms) }
}

/** The newest that waits to be paid by hand. */
async function toPayOf(
  { grants }: Subscription,
  payments: readonly KeptPayment[],
  now: Temporal.Instant,
): Promise<ToPay | null> {
  const open = payments.find(
    ({ id, state, billingType }) =>
      billingType !== 'CREDIT_CARD' &&
      (state === 'open' || state === 'overdue' || state === 'prepared') &&
      grants.some((grant) => grant.id === id && grant.reason !== 'compra'),
  )
  if (!open) return null
  const { id, amountCents, dueOn, reason, planName, billingType, pix, boleto } = open
  const until = reason === 'troca' ? open.expiresAt : null
  return {
    ...{ id, amountCents, dueOn, reason, planName, billingType, boleto },
    pix: pix === null ? null : { payload: pix, picture: await drawPix(pix) },
    secondsLeft: until && secondsUntil(until, now),
  }
}

function secondsUntil(moment: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, Math.floor((moment.epochMilliseconds - now.epochMilliseconds) / 1_000))
}

/** What was asked back, and what bought nothing and goes back by itself. */
export function onItsWay({
  grants,
  refunding,
}: Pick<Subscription, 'grants' | 'refunding'>): ReadonlySet<string> {
  return new Set([...refunding, ...coverageOf(grants).surplus])
}

/** What nobody has to know of, such as a code that was taken back, is left out. */
export function madePayment(payment: KeptPayment, back: ReadonlySet<string>): MadePayment | null {
  // Who asked for it back, an operator or nobody, is the same to whoever has to say where to.
  const refundUrl = isPaid(payment.state) ? payment.refundUrl : null
  const state = stateOf(payment, refundUrl !== null || back.has(payment.id))
  if (state === null) return null
  const { id, amountCents, refundedCents, installments, reason, planName, billingType, at } =
    payment
  return {
    ...{ id, on: dayOf(at), amountCents, refundedCents, installments, state },
    ...{ reason, planName, billingType, refundUrl },
  }
}

function stateOf({ state }: KeptPayment, isRefunding: boolean): MadePayment['state'] | null {
  if (isPaid(state)) return isRefunding ? 'refunding' : 'paid'
  if (state === 'refunded' || state === 'charged-back') return state
  if (state === 'refused') return 'failed'
  return state === 'deleted' || state === 'prepared' ? null : 'open'
}
