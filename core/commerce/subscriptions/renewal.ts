import type { Cents } from '#amounts/cents.ts'
import { ladder, latestTry } from '#commerce/dunning/ladder.ts'
import type { Coverage } from '#commerce/subscriptions/coverage.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import type { Method } from '#commerce/subscriptions/method.ts'
import { statusOf } from '#commerce/subscriptions/status.ts'
import {
  currentCoverage,
  isOnlyGiven,
  methodOf,
  plannedTerms,
  type Subscription,
} from '#commerce/subscriptions/subscription.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/** Days between telling of a price and its first renewal. */
export const priceNoticeDays = 30

/** The next payment, whether or not its day has come. */
export interface Renewal {
  /** The first day that it pays for. */
  dueOn: Day
  terms: Terms
  /** All of it; parts are for cards alone. */
  amountCents: Cents
  installments: number
  method: Method
  /** Charges made for it so far, oldest first. */
  tries: readonly Grant[]
}

/** The renewal to come or overdue; null where nothing is going to be renewed. */
export function renewalOf(subscription: Subscription, today: Day): Renewal | null {
  const status = statusOf(subscription, today)
  const coverage = currentCoverage(subscription)
  if (!coverage || subscription.hold || isOnlyGiven(subscription, coverage)) return null
  if (status !== 'active' && status !== 'grace' && status !== 'suspended') return null
  const dueOn = addDays(coverage.endsOn, 1)
  const tries = subscription.grants.filter((g) => g.reason === 'renovacao' && g.dueOn === dueOn)
  const terms = termsOn(subscription, coverage, dueOn)
  const method = methodOf(subscription, coverage)
  const isByCard = method.billingType === 'CREDIT_CARD'
  return {
    ...{ dueOn, terms, method, tries },
    amountCents: isByCard ? terms.totalCents : terms.priceCents,
    installments: isByCard ? terms.installments : 1,
  }
}

/** The price that holds for a renewal: another one only after it was told long enough before. */
function termsOn(subscription: Subscription, coverage: Coverage, dueOn: Day): Terms {
  const terms = plannedTerms(subscription, coverage) ?? coverage.terms
  const { price } = subscription
  if (price?.planId !== terms.planId) return terms
  const isRise = price.priceCents > terms.priceCents
  if (isRise && addDays(price.toldOn, priceNoticeDays) > dueOn) return terms
  return { ...terms, priceCents: price.priceCents, totalCents: price.totalCents }
}

/** When an overdue renewal's card is tried next; null where nothing is tried any more. */
export function nextTryOn(renewal: Renewal, today: Day): Day | null {
  const { dueOn, method } = renewal
  if (method.billingType !== 'CREDIT_CARD' || today < dueOn) return null
  if (isChargeDue(renewal, today)) return today
  return ladder.tries.map((days) => addDays(dueOn, days)).find((day) => day > today) ?? null
}

/**
 * Whether a charge is to be made today: a PIX or a boleto once, five days before; a card on the
 * days of the ladder. Never while another one is undecided. A server that slept through all of it
 * asks once, as long as there is a subscription: nobody loses a plan that was never asked for.
 */
export function isChargeDue({ dueOn, method, tries }: Renewal, today: Day): boolean {
  if (tries.some(({ state }) => state === 'open')) return false
  const wasAsked = tries.some(({ state }) => state !== 'unmade')
  const isLate = !wasAsked && today >= addDays(dueOn, ladder.suspendedOn)
  if (isLate) return today < addDays(dueOn, ladder.endedOn)
  if (method.billingType !== 'CREDIT_CARD') {
    const isTime = today >= addDays(dueOn, -ladder.announcedDaysBefore)
    return isTime && today < addDays(dueOn, ladder.suspendedOn)
  }
  const tryOn = latestTry({ dueOn, today })
  return tryOn !== null && !tries.some((made) => made.state !== 'unmade' && made.madeOn >= tryOn)
}
