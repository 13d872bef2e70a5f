import { addDays, isDay, monthEnd, monthStart, weekStart } from '#format/day-arithmetic.ts'

/** Where a key takes the keyboard in a calendar; null when it is none of its keys. */
export function dayAfterKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return weekStart(day)
    case 'End':
      return addDays(weekStart(day), 6)
    case 'PageUp':
      return sameDayOf(day, -1)
    case 'PageDown':
      return sameDayOf(day, 1)
    default:
      return null
  }
}

/** The same day some months on, or the month's last where it has no such day. */
function sameDayOf(day: string, months: number): string {
  const same = monthStart(day, months).slice(0, 8) + day.slice(8)
  return isDay(same) ? same : monthEnd(day, months)
}
