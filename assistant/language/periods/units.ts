import type { Period } from '#language/periods/period.ts'

/** A length of the calendar: days, weeks from Monday, halves of months, or whole months. */
export type Unit = 'day' | 'week' | 'half' | 1 | 2 | 3 | 6 | 12

const units = new Map<string, Unit>([
  ['dia', 'day'],
  ['semana', 'week'],
  ['quinzena', 'half'],
  ['mes', 1],
  ['bimestre', 2],
  ['trimestre', 3],
  ['semestre', 6],
  ['ano', 12],
])
const manyUnits = new Map<string, Unit>(
  [...units].map(([name, unit]) => [name === 'mes' ? 'meses' : `${name}s`, unit]),
)

/** The unit of a word in the singular, days excepted: "esse dia" is a day, not a period. */
export function unitOf(word: string): Unit | undefined {
  return word === 'dia' ? undefined : units.get(word)
}

/** The unit of a word that follows a count, in either number. */
export function countedUnitOf(word: string): Unit | undefined {
  return manyUnits.get(word) ?? units.get(word)
}

/** `count` units from the one that lies `offset` units from today's: -1 is the last whole one. */
export function stretchOf(
  unit: Unit,
  today: Temporal.PlainDate,
  offset: number,
  count = 1,
): Period {
  const from = startOf(unit, today, offset)
  const to = startOf(unit, today, offset + count).subtract({ days: 1 })
  return { from, to }
}

function startOf(unit: Unit, today: Temporal.PlainDate, offset: number): Temporal.PlainDate {
  if (unit === 'day') return today.add({ days: offset })
  if (unit === 'week') return today.add({ days: 1 - today.dayOfWeek + 7 * offset })
  const month = today.year * 12 + today.month - 1
  if (unit === 'half') {
    const half = month * 2 + (today.day > 15 ? 1 : 0) + offset
    return monthStart(Math.floor(half / 2)).with({ day: half % 2 === 0 ? 1 : 16 })
  }
  return monthStart((Math.floor(month / unit) + offset) * unit)
}

/** The first day of a month that is counted from January of the year 0. */
function monthStart(month: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 })
}

/** The first and last day of the month that a day lies in. */
export function monthOf(day: Temporal.PlainDate): Period {
  return stretchOf(1, day, 0)
}
