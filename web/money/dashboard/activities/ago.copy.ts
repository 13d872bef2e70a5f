import { dayOf } from '#connection/clock.ts'
import { formatDay } from '#format/days.ts'

/** How long ago a moment was, in words: minutes and hours within the day, then the day itself. */
export function ago(moment: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(moment)) / 60_000)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  const day = dayOf(moment)
  if (day === dayOf(now)) return `há ${Math.floor(minutes / 60)} h`
  if (day === dayOf(new Date(Date.parse(now) - 86_400_000).toISOString())) return 'ontem'
  return formatDay(day)
}
