import { months } from '#language/days/words.ts'
import type { Fields } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/** The period that a question names, `from` and `to` inclusive; nothing where none is named. */
export function readPeriod(reading: Reading): Fields {
  const { flat, today, days } = reading
  const firstOfMonth = today.with({ day: 1 })
  if (
    / (esse|este|nesse|neste|desse|deste|do|no) mes /.test(flat) &&
    !/ mes (passado|que vem)/.test(flat)
  ) {
    return { from: firstOfMonth.toString(), to: today.toString() }
  }
  if (/ mes passado /.test(flat)) return monthOf(firstOfMonth.subtract({ months: 1 }))
  if (/ (essa|esta|nessa|nesta|dessa) semana /.test(flat)) {
    return { from: today.subtract({ days: today.dayOfWeek - 1 }).toString(), to: today.toString() }
  }
  if (/ semana passada /.test(flat)) {
    const monday = today.subtract({ days: today.dayOfWeek + 6 })
    return { from: monday.toString(), to: monday.add({ days: 6 }).toString() }
  }
  const half = / (primeiro|segundo) semestre /.exec(flat)
  if (half) return halfOf(today.year, half[1] === 'primeiro')
  const year = / (?:ano de|em|de) (20\d\d) /.exec(flat)
  if (year) return { from: `${year[1]}-01-01`, to: `${year[1]}-12-31` }
  if (/ (esse|este|nesse|neste|desse) ano /.test(flat)) {
    return { from: today.with({ month: 1, day: 1 }).toString(), to: today.toString() }
  }
  return rangeOf(reading) ?? namedMonth(reading) ?? singleDay(days)
}

function monthOf(first: Temporal.PlainDate): Fields {
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() }
}

function halfOf(year: number, isFirst: boolean): Fields {
  return isFirst
    ? { from: `${year}-01-01`, to: `${year}-06-30` }
    : { from: `${year}-07-01`, to: `${year}-12-31` }
}

/** `de 1 a 15 de maio`. */
function rangeOf({ flat, days }: Reading): Fields | null {
  const match = / de (\d{1,2}) (?:a|ate) \d{1,2} /.exec(flat)
  const end = days[0]?.date
  if (!match || !end) return null
  const day = Number(match[1])
  if (day < 1 || day > end.daysInMonth) return null
  return { from: end.with({ day }).toString(), to: end.toString() }
}

function namedMonth({ flat, today }: Reading): Fields | null {
  for (const match of flat.matchAll(/ (?:em|de|no mes de) (\p{L}{4,9})(?= )/gu)) {
    const month = months.get(match[1] ?? '')
    if (month === undefined) continue
    const year = month > today.month ? today.year - 1 : today.year
    return monthOf(Temporal.PlainDate.from({ year, month, day: 1 }))
  }
  return null
}

function singleDay(days: Reading['days']): Fields {
  const date = days[0]?.date.toString()
  return date ? { from: date, to: date } : {}
}
