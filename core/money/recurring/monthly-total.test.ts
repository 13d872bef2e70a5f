import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { frequencies, nextDueDate } from '#money/recurring/due-date.ts'
import { monthlyCost, monthlyTotal } from '#money/recurring/monthly-total.ts'

describe('monthlyCost', () => {
  it.each([
    ['mensal', 10_000, 10_000],
    ['anual', 12_000, 1_000],
    ['anual', 100, 8],
    ['semanal', 10_000, 43_481],
    ['quinzenal', 10_000, 20_291],
  ] as const)('%s of %i is %i', (frequency, amount, expected) => {
    expect(monthlyCost({ frequency, amountCents: cents(amount) })).toBe(expected)
  })

  it('agrees with the dates themselves over 400 years', () => {
    for (const frequency of frequencies) {
      const end = Temporal.PlainDate.from('2401-01-01')
      let count = 0
      let date = Temporal.PlainDate.from('2001-01-01')
      while (Temporal.PlainDate.compare(date, end) < 0) {
        count += 1
        date = nextDueDate(date, { frequency, dueDay: 1 })
      }
      const cost = monthlyCost({ frequency, amountCents: cents(1_000_000) })
      expect(Math.abs((count * 1_000_000) / 4_800 - cost)).toBeLessThan(210)
    }
  })

  it('is summed payment by payment, but for what comes once', () => {
    const payment = fc.record({
      frequency: fc.constantFrom(...frequencies),
      amountCents: fc.nat(10_000_000_000).map(cents),
      instalments: fc.constantFrom(null, 1, 2, 12),
    })
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        const again = payments.filter(({ instalments }) => instalments !== 1)
        const parts = again.reduce((sum, one) => sum + monthlyCost(one), 0)
        expect(monthlyTotal(payments)).toBe(parts)
      }),
    )
  })
})
