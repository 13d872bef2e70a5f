import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { type Frequency, frequencies, nextDueDate } from '#money/recurring/due-date.ts'
import { type Due, dueTimes, owedThisMonth } from '#money/recurring/due-within.ts'
import { isFinished } from '#money/recurring/end.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

function due(nextDate: string, given: Partial<Due> = {}): Due {
  return {
    amountCents: cents(1_000),
    frequency: 'mensal',
    dueDay: day(nextDate).day,
    nextDate: day(nextDate),
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
    ...given,
  }
}

const december = { from: day('2026-12-01'), to: day('2026-12-31') }

describe('dueTimes', () => {
  const ended = { endDate: day('2026-12-20') }
  it.each<[string, Partial<Due>, number]>([
    ['2026-12-10', {}, 1],
    ['2026-11-30', {}, 1],
    ['2027-01-01', {}, 0],
    ['2026-12-01', { frequency: 'semanal' }, 5],
    ['2026-12-31', { frequency: 'semanal' }, 1],
    ['2026-12-01', { frequency: 'quinzenal' }, 3],
    ['2025-12-24', { frequency: 'anual' }, 1],
    ['2025-11-24', { frequency: 'anual' }, 0],
    // Late: its next dates come all the same.
    ['2016-10-31', {}, 1],
    ['1900-01-01', { frequency: 'semanal' }, 4],
    ['2026-12-01', { frequency: 'semanal', ...ended }, 3],
    ['2026-10-10', ended, 1],
    ['2026-10-21', ended, 0],
    // The second of three instalments is November's, the last December's.
    ['2026-11-10', { instalments: 3, instalmentsPaid: 1 }, 1],
    ['2026-11-10', { instalments: 2, instalmentsPaid: 1 }, 0],
  ])('of %s, %j, is %i in December', (nextDate, given, times) => {
    expect(dueTimes(due(nextDate, given), december)).toBe(times)
  })

  it('agrees with one date after the other', () => {
    const payment = fc.record({
      frequency: fc.constantFrom<Frequency>(...frequencies),
      dueDay: fc.integer({ min: 1, max: 31 }),
      offset: fc.integer({ min: -1_500, max: 400 }),
      instalments: fc.option(fc.integer({ min: 1, max: 60 })),
      end: fc.option(fc.integer({ min: -400, max: 400 })),
    })
    fc.assert(
      fc.property(payment, ({ offset, end, ...rest }) => {
        const nextDate = december.from.add({ days: offset })
        const endDate = end === null ? null : december.from.add({ days: end })
        const one = { ...due('2026-12-01'), ...rest, nextDate, endDate }
        let times = 0
        let now = one
        while (!isFinished(now) && Temporal.PlainDate.compare(now.nextDate, december.to) <= 0) {
          if (Temporal.PlainDate.compare(now.nextDate, december.from) >= 0) times += 1
          const date = nextDueDate(now.nextDate, now)
          now = { ...now, nextDate: date, instalmentsPaid: now.instalmentsPaid + 1 }
        }
        expect(dueTimes(one, december)).toBe(times)
      }),
    )
  })
})

describe('owedThisMonth', () => {
  const owed = (...payments: Due[]) => owedThisMonth(payments, day('2026-11-21'))

  it('counts what is open of the month, late or not, and what is late from before once', () => {
    expect(owed()).toBe(0)
    expect(owed(due('2026-12-01'))).toBe(0)
    expect(owed(due('2026-11-30'), due('2026-11-20'))).toBe(2_000)
    expect(owed(due('2026-11-08', { frequency: 'semanal' }))).toBe(4_000)
    expect(owed(due('2016-03-15'))).toBe(2_000)
    expect(owed(due('2026-10-30', { instalments: 4, instalmentsPaid: 3 }))).toBe(1_000)
  })
})
