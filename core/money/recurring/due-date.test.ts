import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstDueDate,
  frequencies,
  isCreatedLate,
  nextDueDate,
  type Rhythm,
  readFrequency,
} from '#money/recurring/due-date.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

/** The dates that follow, as text. */
function following(from: string, rhythm: Rhythm, count: number): string[] {
  const dates: string[] = []
  for (let date = day(from); dates.length < count; ) {
    date = nextDueDate(date, rhythm)
    dates.push(date.toString())
  }
  return dates
}

describe('nextDueDate', () => {
  it.each<[string, Rhythm, string[]]>([
    ['2026-01-31', { frequency: 'mensal', dueDay: 31 }, ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-31', { frequency: 'mensal', dueDay: 31 }, ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-01-30', { frequency: 'mensal', dueDay: 30 }, ['2026-02-28', '2026-03-30', '2026-04-30']],
    ['2026-12-10', { frequency: 'mensal', dueDay: 10 }, ['2027-01-10', '2027-02-10']],
    ['2026-11-20', { frequency: 'mensal', dueDay: 10 }, ['2026-12-10']],
    ['2026-02-26', { frequency: 'semanal', dueDay: 26 }, ['2026-03-05', '2026-03-12']],
    ['2026-02-20', { frequency: 'quinzenal', dueDay: 20 }, ['2026-03-07', '2026-03-22']],
    [
      '2024-02-29',
      { frequency: 'anual', dueDay: 29 },
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
  ])('after %s, %o, comes %j', (from, rhythm, expected) => {
    expect(following(from, rhythm, expected.length)).toEqual(expected)
  })

  const start = fc.nat(3 * 366).map((days) => day('2023-01-01').add({ days }))
  const rhythm = fc.record({
    frequency: fc.constantFrom(...frequencies),
    dueDay: fc.integer({ min: 1, max: 31 }),
  })

  it('keeps its rhythm over ten years, leap years included', () => {
    fc.assert(
      fc.property(start, rhythm, (first, { frequency, dueDay }) => {
        const end = first.add({ years: 10 })
        for (let date = first; Temporal.PlainDate.compare(date, end) < 0; ) {
          const next = nextDueDate(date, { frequency, dueDay })
          const days = date.until(next, { largestUnit: 'days' }).days
          if (frequency === 'semanal') expect(days).toBe(7)
          else if (frequency === 'quinzenal') expect(days).toBe(15)
          else {
            const months = frequency === 'mensal' ? 1 : 12
            const month = date.toPlainYearMonth().add({ months })
            expect(next.toPlainYearMonth().toString()).toBe(month.toString())
            expect(next.day).toBe(Math.min(dueDay, next.daysInMonth))
          }
          date = next
        }
      }),
    )
  })

  it('counts twelve monthly dates a year and one yearly, and remembers the day', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 31 }), (today, dueDay) => {
        const first = firstDueDate(today, { frequency: 'mensal', dueDay })
        let monthly = first
        for (let count = 0; count < 120; count += 1) {
          monthly = nextDueDate(monthly, { frequency: 'mensal', dueDay })
        }
        let yearly = first
        for (let count = 0; count < 10; count += 1) {
          yearly = nextDueDate(yearly, { frequency: 'anual', dueDay })
        }
        expect(monthly.toString()).toBe(yearly.toString())
      }),
    )
  })

  it('proposes the earliest date of the rhythm that has not passed', () => {
    fc.assert(
      fc.property(start, rhythm, (today, one) => {
        const date = firstDueDate(today, one)
        expect(isCreatedLate(date, today)).toBe(false)
        // Nothing of the rhythm lies between today and the proposed date.
        const month = today.toPlainYearMonth()
        const inMonth = month.toPlainDate({ day: Math.min(one.dueDay, month.daysInMonth) })
        let seen = inMonth
        while (Temporal.PlainDate.compare(seen, date) < 0) {
          expect(isCreatedLate(seen, today)).toBe(true)
          seen = nextDueDate(seen, one)
        }
        expect(seen.toString()).toBe(date.toString())
      }),
    )
  })
})

describe('firstDueDate', () => {
  it.each<[Rhythm, string]>([
    [{ frequency: 'mensal', dueDay: 21 }, '2026-11-21'],
    [{ frequency: 'mensal', dueDay: 31 }, '2026-11-30'],
    [{ frequency: 'mensal', dueDay: 20 }, '2026-12-20'],
    [{ frequency: 'semanal', dueDay: 16 }, '2026-11-23'],
    [{ frequency: 'quinzenal', dueDay: 1 }, '2026-12-01'],
    [{ frequency: 'anual', dueDay: 5 }, '2027-11-05'],
  ])('for %o is %s', (rhythm, expected) => {
    expect(firstDueDate(day('2026-11-21'), rhythm).toString()).toBe(expected)
  })
})

it('calls a new payment late only when its date is in the past', () => {
  const today = day('2026-11-21')
  expect(isCreatedLate(day('2026-11-20'), today)).toBe(true)
  expect(isCreatedLate(today, today)).toBe(false)
})

it('reads an unknown frequency as monthly', () => {
  expect(frequencies.map(readFrequency)).toEqual([...frequencies])
  expect(readFrequency('trimestral')).toBe('mensal')
})
