import { describe, expect, it } from 'vitest'
import { quoteChange } from '#commerce/subscriptions/proration.ts'
import {
  grant,
  monthly,
  quarterly,
  renewal,
  withGrants,
  yearly,
} from '#commerce/subscriptions/testing/given.ts'

describe('a change of plan', () => {
  const bought = withGrants(grant('1'))

  it.each([
    // 30 days for R$ 39,90; today is not used up yet.
    ['2026-11-22', 30, 3_990, 21_000],
    ['2026-12-01', 21, 2_793, 22_197],
    ['2026-12-21', 1, 133, 24_857],
  ])('to a dearer one on %s counts %i unused days as %i', (today, unusedDays, credit, due) => {
    const quote = quoteChange(bought, yearly, today)
    expect(quote).toMatchObject({ when: 'now', unusedDays, creditCents: credit, dueCents: due })
  })

  it('says the last day, and counts what was renewed ahead', () => {
    const renewed = withGrants(grant('1'), renewal('2', '2026-12-22', { paidOn: '2026-12-17' }))
    expect(quoteChange(renewed, yearly, '2026-12-20')).toEqual({
      when: 'now',
      unusedDays: 2 + 31,
      creditCents: 266 + 3_990,
      dueCents: 24_990 - 4_256,
      endsOn: '2027-12-19',
      credited: ['1', '2'],
      credits: [
        { of: '1', cents: 266 },
        { of: '2', cents: 3_990 },
      ],
    })
  })

  it('to a cheaper one waits for the renewal, at its own price', () => {
    const dear = withGrants(grant('1', { terms: quarterly }))
    const quote = quoteChange(dear, monthly, '2026-12-01')
    expect(quote).toEqual({ when: 'renewal', on: '2027-02-22', dueCents: 3_990 })
  })

  it('in the days of grace costs all of it', () => {
    const quote = quoteChange(bought, yearly, '2026-12-23')
    expect(quote).toMatchObject({ when: 'now', unusedDays: 0, creditCents: 0, dueCents: 24_990 })
  })

  it('counts rest of a trial as days, not as money', () => {
    const onTrial = withGrants(grant('1', { trialEndsOn: '2026-11-28' }))
    const quote = quoteChange(onTrial, yearly, '2026-11-23')
    expect(quote).toMatchObject({ creditCents: 3_990, dueCents: 21_000, endsOn: '2027-11-27' })
  })
})
