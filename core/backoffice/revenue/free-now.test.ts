import { expect, it } from 'vitest'
import { isFreeOn } from '#backoffice/revenue/free-now.ts'
import { noSubscription } from '#commerce/subscriptions/subscription.ts'
import { grant } from '#commerce/subscriptions/testing/given.ts'

it('is free on the days of a prize alone', () => {
  const prize = grant('premio', { reason: 'presente', months: 1, billingType: null })
  const subscription = { ...noSubscription, grants: [grant('compra'), prize] }
  // Paid until 21 December, and free for the month after it.
  expect(isFreeOn(subscription, '2026-12-21')).toBe(false)
  expect(isFreeOn(subscription, '2026-12-22')).toBe(true)
  expect(isFreeOn(subscription, '2027-01-21')).toBe(true)
  expect(isFreeOn(subscription, '2027-01-22')).toBe(false)
  expect(isFreeOn(noSubscription, '2026-11-22')).toBe(false)
})
