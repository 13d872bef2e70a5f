import { expect, it } from 'vitest'
import { type DueNext, earlierDue, isDueSettled } from '#money/recurring/earlier-due.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function bill(next: string, more: Partial<DueNext> = {}): DueNext {
  const nextDate = Temporal.PlainDate.from(next)
  return { frequency: 'mensal', dueDay: nextDate.day, nextDate, instalments: null, ...more }
}

const paid = (on: string) => bill('2026-12-10', { lastPaidDate: Temporal.PlainDate.from(on) })

it.each<[DueNext, string | null, string | null, string | null]>([
  // By its day: to which due date it is nearer.
  [bill('2026-12-10'), '2026-11-10', null, '2026-11-10'],
  [bill('2026-12-05'), '2026-11-09', null, '2026-11-05'],
  [bill('2026-12-10'), '2026-10-12', null, '2026-10-10'],
  [bill('2026-12-10'), '2026-11-27', null, null],
  [bill('2026-11-10'), '2026-11-19', null, null],
  [bill('2026-12-31', { dueDay: 31 }), '2026-11-28', null, '2026-11-30'],
  [bill('2026-12-04', { frequency: 'semanal' }), '2026-11-27', null, '2026-11-27'],
  [bill('2027-01-20', { frequency: 'anual' }), '2026-11-27', null, null],
  // What was paid for the one before was paid then.
  [paid('2026-11-10'), '2026-11-24', null, null],
  [paid('2026-11-10'), '2026-11-12', null, '2026-11-10'],
  [paid('2026-10-10'), '2026-11-24', null, '2026-11-10'],
  // By its month, whenever it was paid.
  [bill('2026-12-10'), null, '2026-11', '2026-11-10'],
  [bill('2026-11-30'), '2026-10-30', '2026-10', '2026-10-30'],
  [bill('2026-12-10'), '2026-11-10', '2026-12', null],
  [bill('2026-11-30'), null, '2026-09', '2026-09-30'],
  // What is due this month may be called by the one before.
  [bill('2026-11-30'), null, '2026-10', null],
  [bill('2026-12-10'), null, null, null],
  // What is paid once, and the parts of a whole.
  [bill('2026-12-10', { instalments: 1 }), '2026-11-10', '2026-11', null],
  [bill('2026-12-10', { instalments: 6 }), '2026-11-10', null, null],
  [bill('2026-12-10', { instalments: 6 }), '2026-11-10', '2026-11', '2026-11-10'],
])('finds what was paid of %o on %s for %s', (due, on, month, earlier) => {
  const told = {
    ...{ today, on: on === null ? undefined : Temporal.PlainDate.from(on) },
    month: month === null ? undefined : Temporal.PlainYearMonth.from(month),
  }
  expect(earlierDue(due, told)?.toString() ?? null).toBe(earlier)
})

it.each<[number, string | null, string, boolean]>([
  // As many as were counted before the next one.
  [0, null, '2026-11-10', false],
  [1, '2026-11-10', '2026-11-10', true],
  [1, '2026-11-10', '2026-10-10', false],
  [2, '2026-11-10', '2026-10-10', true],
  // What was written of an earlier one is not counted.
  [0, '2026-11-10', '2026-11-10', true],
  [0, '2026-10-10', '2026-11-10', false],
])('knows what was settled, of %i counted and %s: %s', (count, settled, date, isSettled) => {
  const due = {
    ...bill('2026-12-10'),
    instalmentsPaid: count,
    settledDate: settled === null ? null : Temporal.PlainDate.from(settled),
  }
  expect(isDueSettled(due, Temporal.PlainDate.from(date))).toBe(isSettled)
})
