import type { PlanState } from '#people/plan/plan.ts'

export const subscriberStandings = ['active', 'expiring', 'expired', 'suspended', 'ended'] as const
export type SubscriberStanding = (typeof subscriberStandings)[number]

/** Days before the end of what is paid for from which it is expiring soon. */
export const planExpiringDays = 7

/**
 * How it stands with a subscription: expired once the last paid day has passed, expiring soon
 * within seven days of it, and active without such a day. An end that was decided comes first.
 *
 * @param today The day in Sao Paulo, where paid days end.
 */
export function subscriberStanding(subscriber: {
  state: PlanState
  endDate: Temporal.PlainDate | null
  today: Temporal.PlainDate
}): SubscriberStanding {
  const { state, endDate, today } = subscriber
  if (state === 'SUSPENSO') return 'suspended'
  if (state === 'INATIVO') return 'ended'
  if (endDate === null) return 'active'
  if (Temporal.PlainDate.compare(endDate, today) < 0) return 'expired'
  const soon = today.add({ days: planExpiringDays })
  return Temporal.PlainDate.compare(endDate, soon) <= 0 ? 'expiring' : 'active'
}
