import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Visit } from '#people/cookies/index.ts'
import { defineEvent } from '#platform/events/transaction-events.ts'

/** Somebody has come to the checkout; one that is taken up again was opened before. */
export interface CheckoutOpened {
  sessionId: string
  /** Null for a guest. */
  userId: string | null
  planId: string
  /** The plan's price. */
  amountCents: Cents
  /** The browser, as far as it may be known. */
  visit: Visit | null
}

export const checkoutOpened = defineEvent<CheckoutOpened>('checkout.opened')
