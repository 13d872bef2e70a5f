import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import { dayOf, daysBetween } from '#commerce/subscriptions/day.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import { grant, quarterly, yearly } from '#commerce/subscriptions/testing/given.ts'
import { planNotice } from '#people/plan/plan-notice.ts'

const trialEndsOn = '2026-12-03'

function endOf(at: string, given: Partial<Grant> = {}): string {
  const paidOn = dayOf(Temporal.Instant.from(at))
  const coverage = coverageOf([grant('1', { paidOn, paidAt: at, trialEndsOn, ...given })]).coverage
  if (!coverage) throw new Error('the payment gave no days')
  return coverage.endsOn
}

it.each([
  ['while seven days are left, adds seven', '2026-11-26T12:00:00Z', '2027-01-01'],
  ['late in the first evening, when six are left, adds six', '2026-11-27T01:00:00Z', '2026-12-31'],
  ['with a day and a half left, adds one', '2026-12-02T12:00:00Z', '2027-01-02'],
  ['on the last day, adds one', '2026-12-03T12:00:00Z', '2027-01-03'],
  ['three minutes before the end, adds one', '2026-12-03T23:57:00Z', '2027-01-03'],
  ['at the end, adds none', '2026-12-04T00:00:00Z', '2027-01-02'],
  ['a minute after the end, adds none', '2026-12-04T00:01:00Z', '2027-01-02'],
])('a purchase %s', (_when, at, end) => {
  expect(endOf(at)).toBe(end)
})

it('takes the noon of the day where the moment was never written down', () => {
  const rest = (paidOn: string) =>
    coverageOf([grant('1', { paidOn, trialEndsOn })]).coverage?.endsOn
  expect(rest('2026-11-26')).toBe('2027-01-01')
  expect(rest('2026-12-03')).toBe('2027-01-03')
  expect(rest('2026-12-04')).toBe('2027-01-03')
})

it('adds as many days as every screen shows, at every moment and to every plan', () => {
  const at = fc.date({
    min: new Date('2026-11-24T00:00:00Z'),
    max: new Date('2026-12-07T00:00:00Z'),
    noInvalidDate: true,
  })
  const terms = fc.constantFrom(grant('1').terms, quarterly, yearly)
  fc.assert(
    fc.property(at, terms, (moment, bought) => {
      const now = moment.toISOString()
      const notice = planNotice(
        { state: 'TRIAL', trialEndDate: trialEndsOn },
        Temporal.Instant.from(now),
      )
      const shown = notice?.kind === 'trial' ? notice.days : 0
      const plain = endOf(now, { terms: bought, trialEndsOn: null })
      expect(daysBetween({ from: plain, to: endOf(now, { terms: bought }) })).toBe(shown)
    }),
  )
})
