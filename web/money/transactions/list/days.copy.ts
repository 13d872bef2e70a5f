import { addDays, isDay } from '#format/day-arithmetic.ts'
import { formatDay } from '#format/days.ts'

const named = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', ...options })
const ofThisYear = named({ timeZone: 'UTC' })
const ofAnotherYear = named({ timeZone: 'UTC', year: 'numeric' })

export const daysCopy = {
  total: 'Total do dia:',
  /** The day goes on below what is loaded, and only the server could sum it. */
  soFar: 'até aqui',
} as const

/** How a day of the list is called: near ones by name, those of another year with it. */
export function dayName(day: string, today: string): string {
  // Data that was loaded from elsewhere may hold what is no day of ours.
  if (!isDay(day)) return formatDay(day)
  if (day === today) return 'Hoje'
  if (day === addDays(today, -1)) return 'Ontem'
  if (day === addDays(today, 1)) return 'Amanhã'
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const text = (isThisYear ? ofThisYear : ofAnotherYear).format(new Date(`${day}T00:00:00Z`))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
