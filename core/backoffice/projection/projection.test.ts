import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { projectRevenue } from '#backoffice/projection/projection.ts'

const month = Temporal.PlainYearMonth.from('2026-11')

it('compounds today’s MRR at 10, 15 and 25% over twelve months', () => {
  const all = projectRevenue({ mrrCents: cents(100_000), sales: 40, month })
  expect(all.map(({ scenario, growth, salesFactor }) => [scenario, growth, salesFactor])).toEqual([
    ['conservative', 10, 80],
    ['realistic', 15, 100],
    ['optimistic', 25, 130],
  ])
  expect(all.map(({ months }) => months.length)).toEqual([12, 12, 12])
  const [conservative, realistic, optimistic] = all
  expect(conservative?.months[0]).toEqual({ month: month.add({ months: 1 }), mrrCents: 110_000 })
  expect(conservative?.months[11]?.mrrCents).toBe(313_843)
  expect(realistic?.months[11]?.mrrCents).toBe(535_025)
  expect(optimistic?.months[11]?.mrrCents).toBe(1_455_192)
  expect(optimistic?.months[11]?.month.toString()).toBe('2027-11')
})

it('expects new sales by each scenario’s factor', () => {
  const all = projectRevenue({ mrrCents: cents(0), sales: 40, month })
  expect(all.map(({ salesPerMonth }) => salesPerMonth)).toEqual([32, 40, 52])
  expect(all.every(({ totalCents }) => totalCents === 0)).toBe(true)
})

it('lets no rounding grow', () => {
  const [conservative] = projectRevenue({ mrrCents: cents(1), sales: 0, month })
  // 1.1 to the power of twelve is 3.138..., however often a centavo was rounded before.
  expect(conservative?.months[11]?.mrrCents).toBe(3)
})
