import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortUpcoming, upcomingStatus } from '#money/recurring/upcoming.ts'
import { compareUrgency, daysLeft, recurringStatus } from '#money/recurring/urgency.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const today = day('2026-11-21')
const unpaid = (nextDate: string) => ({ nextDate: day(nextDate), lastPaidDate: null })

describe('recurringStatus', () => {
  it.each([
    ['2020-01-01', null, 'overdue'],
    ['2026-11-20', null, 'overdue'],
    ['2026-11-20', '2026-10-31', 'overdue'],
    ['2026-11-21', null, 'due-soon'],
    ['2026-11-22', null, 'due-soon'],
    ['2026-11-28', null, 'due-soon'],
    ['2026-11-29', null, 'pending'],
    ['2026-12-10', '2026-11-01', 'paid'],
    ['2026-12-10', '2025-11-21', 'pending'],
    ['2026-11-22', '2026-11-15', 'paid'],
    // Due again in the month that it was paid in: a week's bill, or one that was late twice.
    ['2026-11-21', '2026-11-14', 'due-soon'],
    ['2026-11-20', '2026-11-13', 'overdue'],
    ['2026-10-21', '2026-11-21', 'overdue'],
  ])('of %s, last paid %s, is %s', (nextDate, lastPaid, expected) => {
    const payment = { nextDate: day(nextDate), lastPaidDate: lastPaid ? day(lastPaid) : null }
    expect(recurringStatus(payment, today)).toBe(expected)
  })

  it('orders by priority, then by date', () => {
    const payments = [
      { nextDate: day('2026-12-10'), lastPaidDate: day('2026-11-10') },
      unpaid('2026-12-24'),
      unpaid('2026-11-28'),
      unpaid('2026-11-21'),
      unpaid('2026-11-20'),
      unpaid('2019-01-01'),
    ]
    const sorted = payments.toSorted((a, b) => compareUrgency([a, b], today))
    expect(sorted).toEqual(payments.toReversed())
  })
})

describe('upcomingStatus', () => {
  it.each([
    ['2019-11-21', 'overdue', 2557],
    ['2026-11-20', 'overdue', 1],
    ['2026-11-21', 'today', 0],
    ['2026-11-22', 'upcoming', 1],
    ['2026-12-21', 'upcoming', 30],
  ])('of %s is %s by %i', (nextDate, status, days) => {
    expect(upcomingStatus(day(nextDate), today)).toEqual({ status, days })
  })

  it('puts the most late first and the soonest before the later', () => {
    const order = ['overdue', 'today', 'upcoming']
    const dates = fc.array(fc.integer({ min: -4_000, max: 400 }))
    fc.assert(
      fc.property(dates, (offsets) => {
        const payments = offsets.map((days) => ({ nextDate: today.add({ days }) }))
        const shown = sortUpcoming(payments).map((one) => upcomingStatus(one.nextDate, today))
        for (const [index, one] of shown.entries()) {
          const next = shown[index + 1]
          if (!next) continue
          expect(order.indexOf(one.status)).toBeLessThanOrEqual(order.indexOf(next.status))
          if (one.status !== next.status) continue
          if (one.status === 'overdue') expect(one.days).toBeGreaterThanOrEqual(next.days)
          else expect(one.days).toBeLessThanOrEqual(next.days)
        }
      }),
    )
  })
})

it('counts days across the end of a year', () => {
  expect(daysLeft(day('2027-01-01'), day('2026-12-31'))).toBe(1)
  expect(daysLeft(day('2026-12-31'), day('2027-01-01'))).toBe(-1)
})
