import type { Cents } from '#amounts/cents.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import type { Method } from '#commerce/subscriptions/method.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/** What may happen to a subscription. */
export type SubscriptionEvent =
  | { kind: 'day-came' }
  /** A charge was made, paid or reversed, or days were given: whatever is known of it now. */
  | { kind: 'granted'; grant: Grant }
  /** @property isToldOtherwise The news that ends it has a notice of its own. */
  | { kind: 'cancelled'; reason: string; isToldOtherwise?: true }
  | { kind: 'resumed' }
  | { kind: 'change-planned'; terms: Terms | null }
  /** The code of a change that nobody paid is not wanted any more. */
  | { kind: 'change-given-up' }
  | { kind: 'method-changed'; method: Method }
  /** Its person wants it back. @property at The moment, ISO 8601. */
  | { kind: 'refund-asked'; grantId: string; at: string }
  | { kind: 'price-told'; planId: string; priceCents: Cents; totalCents: Cents }
  | { kind: 'held'; reason: string }
  | { kind: 'released' }
  | { kind: 'closing' }
  | { kind: 'restored' }
