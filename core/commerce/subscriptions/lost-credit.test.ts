import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumCents } from '#amounts/cents.ts'
import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import { type Grant, isPaid } from '#commerce/subscriptions/grant.ts'
import { quoteChange } from '#commerce/subscriptions/proration.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'
import {
  after,
  grant,
  granted,
  monthly,
  quarterly,
  renewal,
  withGrants,
  yearly,
} from '#commerce/subscriptions/testing/given.ts'

/** A dearer plan for what it costs on that day, less what is unused of all before. */
function changed(id: string, before: Grant[], to: Terms, on: string): Grant {
  const quote = quoteChange(withGrants(...before), to, on)
  if (quote?.when !== 'now') throw new Error('this change would wait for the renewal')
  const { credited, credits, dueCents: planAmountCents } = quote
  return grant(id, {
    ...{ reason: 'troca', terms: to, paidOn: on, credited, credits, planAmountCents },
  })
}

const wait = fc.integer({ min: 0, max: 15 })
const end = fc.constantFrom('paid', 'refunded', 'charged-back', 'reinstated')

/** A month, a renewal of it, and two dearer plans that count what is left; then some goes back. */
const anyPast = fc
  .tuple(wait, wait, fc.array(end, { minLength: 4, maxLength: 4 }))
  .map(([first, second, ends]) => {
    const one = grant('1', { terms: monthly })
    const two = renewal('2', '2026-12-22')
    const on = addDays('2026-12-22', first)
    const three = changed('3', [one, two], quarterly, on)
    const four = changed('4', [one, two, three], yearly, addDays(on, second))
    return [one, two, three, four].map(
      (paid, index): Grant => ({
        ...paid,
        state: ends[index] ?? 'paid',
      }),
    )
  })

it('leaves no more days of a dearer plan than the money that stayed pays for', () => {
  fc.assert(
    fc.property(anyPast, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (past, draws) => {
      const stayed = sumCents(past.filter(isPaid).map((one) => one.planAmountCents))
      const { coverage } = coverageOf(past)
      const worth = sumCents((coverage?.stretches ?? []).map(({ valueCents }) => valueCents))
      // Each credit that is lost through another one is rounded once more.
      expect(worth).toBeLessThanOrEqual(stayed + 2)
      const news = [...past.map((one): Grant => ({ ...one, state: 'paid' })), ...past]
        .map((told, index) => ({ told, at: draws[index] ?? 0 }))
        .sort((a, b) => a.at - b.at)
      const told = news.map((one): [Day, SubscriptionEvent] => ['2027-01-30', granted(one.told)])
      expect(coverageOf(after(...told).grants)).toEqual(coverageOf(past))
    }),
    { numRuns: 500 },
  )
})
