import { cents } from '#amounts/cents.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import { nextSubscription } from '#commerce/subscriptions/next-subscription.ts'
import { noSubscription, type Subscription } from '#commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/** The three plans of the catalogue as they begin. */
export const monthly: Terms = {
  planId: 'mensal',
  planName: 'Mensal',
  period: 'MONTHLY',
  priceCents: cents(3_990),
  installments: 1,
  totalCents: cents(3_990),
  transactionsMax: null,
  categoriesMax: 100,
}
export const quarterly: Terms = {
  ...monthly,
  planId: 'trimestral',
  planName: 'Trimestral',
  period: 'QUARTERLY',
  priceCents: cents(8_990),
  totalCents: cents(8_990),
}
export const yearly: Terms = {
  ...monthly,
  planId: 'anual',
  planName: 'Anual',
  period: 'YEARLY',
  priceCents: cents(24_990),
  totalCents: cents(24_990),
}

export function grant(id: string, given: Partial<Grant> = {}): Grant {
  const terms = given.terms ?? monthly
  return {
    id,
    reason: 'compra',
    state: 'paid',
    terms,
    billingType: 'CREDIT_CARD',
    cardTokenId: 'cartao',
    installments: terms.installments,
    amountCents: terms.priceCents,
    planAmountCents: terms.priceCents,
    madeOn: given.paidOn ?? '2026-11-22',
    paidOn: '2026-11-22',
    trialEndsOn: null,
    dueOn: null,
    credited: [],
    months: null,
    endsOn: null,
    ...given,
  }
}

export const renewal = (id: string, dueOn: Day, given: Partial<Grant> = {}): Grant =>
  grant(id, { reason: 'renovacao', dueOn, paidOn: dueOn, madeOn: dueOn, ...given })

/** What becomes of nothing by these events, each on its day. */
export function after(...steps: [Day, SubscriptionEvent][]): Subscription {
  let subscription = noSubscription
  for (const [today, event] of steps) {
    subscription = nextSubscription(subscription, event, today).subscription
  }
  return subscription
}

export const granted = (told: Grant): SubscriptionEvent => ({ kind: 'granted', grant: told })

export const withGrants = (...grants: Grant[]): Subscription => ({ ...noSubscription, grants })
