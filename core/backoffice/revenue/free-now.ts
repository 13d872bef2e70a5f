import type { Day } from '#commerce/subscriptions/day.ts'
import { currentCoverage, type Subscription } from '#commerce/subscriptions/subscription.ts'

/** Whether this day is one of a prize's: it is had for nothing, whatever the plan costs. */
export function isFreeOn(subscription: Subscription, day: Day): boolean {
  const stretch = currentCoverage(subscription)?.stretches.find(
    ({ from, to }) => from <= day && day <= to,
  )
  const grant = subscription.grants.find(({ id }) => id === stretch?.grantId)
  return grant?.reason === 'presente'
}
