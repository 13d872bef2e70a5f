import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { nameDay } from '#phrasing/day-name.ts'

/** A period as one would say it: `neste mês`, `em outubro`, `ontem`, `de 01/05 a 15/05`. */
export function namePeriod(
  period: { from: string | null; to: string | null },
  today: Temporal.PlainDate,
): string {
  if (period.from === null || period.to === null) return 'neste mês'
  const from = Temporal.PlainDate.from(period.from)
  const to = Temporal.PlainDate.from(period.to)
  if (from.year <= 2000) return 'ao todo'
  if (from.equals(to)) return nameDay(from, today)
  return (
    wholeMonth(from, to, today) ??
    wholeYear(from, to) ??
    week(from, to, today) ??
    `de ${short(from, today)} a ${short(to, today)}`
  )
}

function wholeMonth(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string | null {
  const month = from.toPlainYearMonth()
  if (from.day !== 1 || !month.equals(to.toPlainYearMonth())) return null
  const isCurrent = month.equals(today.toPlainYearMonth())
  if (isCurrent && Temporal.PlainDate.compare(to, today) >= 0) return 'neste mês'
  if (to.day !== to.daysInMonth) return null
  const name = `em ${monthNames[from.month - 1]?.toLowerCase()}`
  return from.year === today.year ? name : `${name} de ${from.year}`
}

/** From Sunday on, up to now or to its end. */
function week(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string | null {
  const sunday = today.subtract({ days: today.dayOfWeek % 7 })
  const isEnd = to.equals(today) || to.equals(sunday.add({ days: 6 }))
  if (from.equals(sunday) && isEnd) return 'nesta semana'
  const isBefore = from.equals(sunday.subtract({ days: 7 }))
  return isBefore && to.equals(sunday.subtract({ days: 1 })) ? 'na semana passada' : null
}

function wholeYear(from: Temporal.PlainDate, to: Temporal.PlainDate): string | null {
  const isWhole = from.dayOfYear === 1 && to.dayOfYear === to.daysInYear && from.year === to.year
  return isWhole ? `em ${from.year}` : null
}

function short(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = `${pad(date.day)}/${pad(date.month)}`
  return date.year === today.year ? day : `${day}/${date.year}`
}
