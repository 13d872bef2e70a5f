import type { Cents } from '#amounts/cents.ts'
import { type Coverage, coverageOf } from '#commerce/subscriptions/coverage.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import { byPayment, type Grant, isPaid, isReversed } from '#commerce/subscriptions/grant.ts'
import type { Method } from '#commerce/subscriptions/method.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/**
 * All that is known of somebody's subscription; how it stands on a day follows from it
 * (`statusOf`). It can be kept as JSON.
 */
export interface Subscription {
  grants: readonly Grant[]
  /** Chosen by the person, until something else is bought: else renewals are paid as that was. */
  chosen: (Method & { of: string }) | null
  /** Payments that their person asked back. */
  refunding: readonly string[]
  /** Ends with its period; of the coverage that began by this grant, and of no later one. */
  cancellation: { on: Day; reason: string; of: string } | null
  /**
   * Holds from the next renewal on; of this coverage alone, as above. What was cancelled until then
   * is lifted by it, and stands again where the change is given up.
   */
  planned: { terms: Terms; of: string; lifted?: Subscription['cancellation'] } | null
  /** A price that was told, which counts 30 days later. */
  price: { planId: string; priceCents: Cents; totalCents: Cents; toldOn: Day } | null
  /** The operator's own mark, which no payment lifts. */
  hold: { on: Day; reason: string } | null
  /** The account is being deleted. */
  isClosing: boolean
}

export const noSubscription: Subscription = {
  grants: [],
  chosen: null,
  refunding: [],
  cancellation: null,
  planned: null,
  price: null,
  hold: null,
  isClosing: false,
}

export const byPix: Method = { billingType: 'PIX', cardTokenId: null }

export function currentCoverage(subscription: Subscription): Coverage | null {
  return coverageOf(subscription.grants).coverage
}

/** Whether anything was ever paid, here or before they came to us; a prize is no payment. */
export function hasPaid({ grants }: Subscription): boolean {
  return grants.some((grant) => grant.reason !== 'presente' && (isPaid(grant) || isReversed(grant)))
}

/** What the person cancelled of this coverage; an earlier one's cancellation is over. */
export function cancellationOf(
  { cancellation, grants }: Subscription,
  coverage: Coverage,
): Subscription['cancellation'] {
  return cancellation && isSaidSince(cancellation.of, coverage, grants) ? cancellation : null
}

/**
 * Whether something was said while this coverage lasted or while one lasted that came after it: a
 * change of plan that is given back takes nothing along that its person said meanwhile.
 */
function isSaidSince(of: string, { beganBy }: Coverage, grants: readonly Grant[]): boolean {
  const order = byPayment(grants).map(({ id }) => id)
  return order.indexOf(of) >= order.indexOf(beganBy)
}

/** How the next renewal is paid. A card that is gone cannot be charged: then a PIX is sent. */
export function methodOf(subscription: Subscription, coverage: Coverage): Method {
  const bought = subscription.grants.find(({ id }) => id === coverage.beganBy)
  const { billingType, cardTokenId } = chosenMethod(subscription, coverage) ?? bought ?? byPix
  if (billingType === null || (billingType === 'CREDIT_CARD' && !cardTokenId)) return byPix
  return { billingType, cardTokenId: billingType === 'CREDIT_CARD' ? cardTokenId : null }
}

function chosenMethod({ chosen, grants }: Subscription, coverage: Coverage): Method | null {
  return chosen !== null && isSaidSince(chosen.of, coverage, grants) ? chosen : null
}

/**
 * Whether all of these days were given. They are not renewed, since nobody ever bought this plan,
 * until their person chooses how to pay for it or what comes after it.
 */
export function isOnlyGiven(subscription: Subscription, coverage: Coverage): boolean {
  const prizes = subscription.grants.filter(({ reason }) => reason === 'presente')
  const isPrize = (grantId: string): boolean => prizes.some(({ id }) => id === grantId)
  if (!coverage.stretches.every(({ grantId }) => isPrize(grantId))) return false
  return !chosenMethod(subscription, coverage) && !plannedTerms(subscription, coverage)
}

/** The plan that the next renewal changes to; null where it stays. */
export function plannedTerms({ planned }: Subscription, coverage: Coverage): Terms | null {
  if (planned?.of !== coverage.beganBy) return null
  return planned.terms.planId === coverage.terms.planId ? null : planned.terms
}
