import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import { byPayment, type Grant, isPaid } from '#commerce/subscriptions/grant.ts'
import { living, statusOf } from '#commerce/subscriptions/status.ts'
import {
  currentCoverage,
  isOnlyGiven,
  type Subscription,
} from '#commerce/subscriptions/subscription.ts'

/** Days after the payment on which it is given back for the asking (CDC, art. 49). */
export const refundDays = 7

/** What somebody may do with their subscription today. */
export interface Permitted {
  cancel: boolean
  resume: boolean
  change: boolean
  changeMethod: boolean
  /** Pay at once what is overdue. */
  pay: boolean
}

export function permitted(subscription: Subscription, today: Day): Permitted {
  const status = statusOf(subscription, today)
  const coverage = currentCoverage(subscription)
  const isFree = !subscription.hold && !subscription.isClosing
  const isLiving = living.includes(status)
  return {
    cancel: isFree && isLiving && !(coverage && isOnlyGiven(subscription, coverage)),
    resume: isFree && status === 'cancelled',
    change: isFree && (isLiving || status === 'cancelled'),
    changeMethod: isFree && isLiving,
    pay: isFree && (status === 'grace' || status === 'suspended'),
  }
}

/**
 * The payment that its person may take back today: the newest, for seven days. The law gives them
 * for the contract; we give them for each renewal too.
 */
export function refundable(
  subscription: Subscription,
  today: Day,
): { grant: Grant; until: Day } | null {
  if (subscription.hold) return null
  // What bought nothing goes back by itself, and stands in the way of nothing.
  const { surplus } = coverageOf(subscription.grants)
  const bought = subscription.grants.filter(
    ({ id, reason }) => reason !== 'presente' && reason !== 'importado' && !surplus.includes(id),
  )
  const grant = byPayment(bought.filter(isPaid)).at(-1)
  if (!grant?.paidOn) return null
  if (subscription.refunding.includes(grant.id)) return null
  const until = addDays(grant.paidOn, refundDays)
  return today <= until ? { grant, until } : null
}
