import { type Cents, cents, sumCents } from '#amounts/cents.ts'
import { periodMonths } from '#commerce/plans/period.ts'
import {
  type Coverage,
  daysLeft,
  freeDaysLeft,
  type Stretch,
} from '#commerce/subscriptions/coverage.ts'
import { addDays, addMonths, type Day, daysBetween } from '#commerce/subscriptions/day.ts'
import type { Credit } from '#commerce/subscriptions/grant.ts'
import { currentCoverage, type Subscription } from '#commerce/subscriptions/subscription.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/** The least that the provider charges; below it there is nothing to be paid now. */
const chargeCentsMin = 500

/** What a change of plan means, before the yes. */
export type ChangeQuote =
  | {
      when: 'now'
      /** Days that are paid and not used yet, today included. */
      unusedDays: number
      /** What those are worth. */
      creditCents: Cents
      dueCents: Cents
      /** The last day of what is bought now. */
      endsOn: Day
      /** Whose days are counted. */
      credited: readonly string[]
      /** What the days of each are worth. */
      credits: readonly Credit[]
    }
  /** @property on The first day of the other plan; null when there is no period to wait for. */
  | { when: 'renewal'; on: Day; dueCents: Cents }

/**
 * Says what a change to this plan costs today: a dearer one begins now, less the value of the
 * unused days; any other one begins with the next period.
 */
export function quoteChange(subscription: Subscription, to: Terms, today: Day): ChangeQuote | null {
  const coverage = currentCoverage(subscription)
  if (!coverage) return null
  const { creditCents, unusedDays } = unusedValue(coverage, today)
  const dueCents = cents(to.priceCents - creditCents)
  const isLive = today <= coverage.endsOn
  const isDearer = to.priceCents > coverage.terms.priceCents
  if (isLive && (!isDearer || dueCents < chargeCentsMin)) {
    return { when: 'renewal', on: addDays(coverage.endsOn, 1), dueCents: to.priceCents }
  }
  const paidDaysEnd = addDays(addMonths(today, periodMonths(to.period)), -1)
  const endsOn = addDays(paidDaysEnd, freeDaysLeft(coverage, today))
  const counted = coverage.stretches.filter((stretch) => stretch.to >= today)
  const credited = [coverage.beganBy, ...counted.map(({ grantId }) => grantId)]
  return {
    ...{ when: 'now', unusedDays, creditCents, dueCents, endsOn },
    credited: [...new Set(credited)],
    credits: creditsOf(coverage, today),
  }
}

function creditsOf({ stretches }: Coverage, today: Day): Credit[] {
  return stretches
    .map((one) => ({ of: one.grantId, cents: share(one, daysLeft(one, today)) }))
    .filter((credit) => credit.cents > 0)
}

/** What the days that are paid and not used are worth, each part rounded to the centavo. */
export function unusedValue(
  coverage: Coverage,
  today: Day,
): { creditCents: Cents; unusedDays: number } {
  const paid = coverage.stretches.filter(({ valueCents }) => valueCents > 0)
  const left = paid.map((stretch) => daysLeft(stretch, today))
  return {
    creditCents: sumCents(paid.map((stretch, index) => share(stretch, left[index] ?? 0))),
    unusedDays: left.reduce((sum, days) => sum + days, 0),
  }
}

/** In integers, rounded half up. */
function share({ valueCents, from, to }: Stretch, days: number): Cents {
  const all = daysBetween({ from, to }) + 1
  return cents(Math.floor((2 * valueCents * days + all) / (2 * all)))
}
