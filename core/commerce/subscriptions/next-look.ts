import { ladderDays } from '#commerce/dunning/ladder.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import { renewalOf } from '#commerce/subscriptions/renewal.ts'
import { statusOf } from '#commerce/subscriptions/status.ts'
import { currentCoverage, type Subscription } from '#commerce/subscriptions/subscription.ts'

/** The next day on which something may happen by itself; null when nothing will. */
export function nextLook(subscription: Subscription, today: Day): Day | null {
  const coverage = currentCoverage(subscription)
  if (!coverage) return null
  const tomorrow = addDays(today, 1)
  const renewal = renewalOf(subscription, today)
  const days = renewal ? ladderDays(renewal.dueOn) : [addDays(coverage.endsOn, 1)]
  const next = days.find((day) => day >= tomorrow) ?? null
  const isOver = statusOf(subscription, today) === 'ended'
  return isOver ? null : next
}
