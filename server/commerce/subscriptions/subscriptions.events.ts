import type { SubscriptionStatus } from '@lya/core/commerce/subscriptions/status.ts'
import { defineEvent } from '#platform/events/transaction-events.ts'

/** Something happened to a subscription and was noted, in the transaction that is still open. */
export interface SubscriptionMoved {
  userId: string
  /** What it was; see `SubscriptionEvent`. */
  kind: string
  before: SubscriptionStatus
  after: SubscriptionStatus
  /** Nothing was ever paid before; prizes are no payments. */
  isFirstPayment: boolean
  occurredAt: Temporal.Instant
}

export const subscriptionMoved = defineEvent<SubscriptionMoved>('subscriptions.moved')
