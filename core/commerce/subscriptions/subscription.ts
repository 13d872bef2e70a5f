import type { Cents } from '#amounts/cents.ts'
import { type Coverage, coverageOf } from '#commerce/subscriptions/coverage.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import type { Method } from '#commerce/subscriptions/method.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/**
 * All that is known of somebody's subscription; how it stands on a day follows from it
 * (`statusOf`). It can be kept as JSON.
 */
export interface Subscription {
  grants: readonly Grant[]
  /** Chosen by the person for this coverage; else renewals are paid as it was bought. */
  chosen: (Method & { of: string }) | null
  /** Payments that their person asked back. */
  refunding: readonly string[]
  /** Ends with its period; of the coverage that began by this grant, and of no later one. */
  cancellation: { on: Day; reason: string; of: string } | null
  /** Holds from the next renewal on; of this coverage alone, as above. */
  planned: { terms: Terms; of: string } | null
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

const byPix: Method = { billingType: 'PIX', cardTokenId: null }

export function currentCoverage(subscription: Subscription): Coverage | null {
  return coverageOf(subscription.grants).coverage
}

/** What the person cancelled of this coverage; an earlier one's cancellation is over. */
export function cancellationOf(
  { cancellation }: Subscription,
  coverage: Coverage,
): Subscription['cancellation'] {
  return cancellation?.of === coverage.beganBy ? cancellation : null
}

/** How the next renewal is paid. A card that is gone cannot be charged: then a PIX is sent. */
export function methodOf({ chosen, grants }: Subscription, coverage: Coverage): Method {
  const bought = grants.find(({ id }) => id === coverage.beganBy)
  const { billingType, cardTokenId } = chosen?.of === coverage.beganBy ? chosen : (bought ?? byPix)
  if (billingType === null || (billingType === 'CREDIT_CARD' && !cardTokenId)) return byPix
  return { billingType, cardTokenId: billingType === 'CREDIT_CARD' ? cardTokenId : null }
}

/** The plan that the next renewal changes to; null where it stays. */
export function plannedTerms({ planned }: Subscription, coverage: Coverage): Terms | null {
  if (planned?.of !== coverage.beganBy) return null
  return planned.terms.planId === coverage.terms.planId ? null : planned.terms
}
