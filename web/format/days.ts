const longMonth = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const longWeekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** `YYYY-MM-DD` as a Brazilian reads it: `dd/MM/yyyy`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}

/** `YYYY-MM-DD` without its year: `dd/MM`. */
export function formatShortDay(day: string): string {
  return formatDay(day).slice(0, 5)
}

/** The weekday of a `YYYY-MM-DD`, such as `quarta-feira`. */
export function formatWeekday(day: string): string {
  return longWeekday.format(new Date(`${day}T00:00:00Z`))
}

/** The month of a `YYYY-MM-DD`, such as `novembro de 2026`. */
export function formatMonth(day: string): string {
  return longMonth.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))
}

/** The first day of the month that lies `count` months (may be negative) from this day's. */
export function shiftMonth(day: string, count: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  return `${Math.floor(months / 12)}-${String((((months % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
}
