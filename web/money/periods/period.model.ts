import { addDays, isDay, monthEnd, monthStart, weekStart } from '#format/day-arithmetic.ts'

/** Both ends belong to the range; days are `YYYY-MM-DD`. */
export type DayRange = { from: string; to: string }

export const presets = [
  'current-month',
  'last-month',
  'current-week',
  'last-week',
  'last-30-days',
  'last-3-months',
  'current-year',
] as const
export type Preset = (typeof presets)[number]

/** What the person chose; `all` is no filter at all. */
export type Period =
  | { kind: 'all' }
  | { kind: 'preset'; preset: Preset }
  | { kind: 'custom'; from: string; to: string }

export const allPeriods: Period = { kind: 'all' }

/** The days of a preset, seen from today in the person's zone. */
export function rangeOfPreset(preset: Preset, today: string): DayRange {
  switch (preset) {
    case 'current-month':
      return { from: monthStart(today), to: monthEnd(today) }
    case 'last-month':
      return { from: monthStart(today, -1), to: monthEnd(today, -1) }
    case 'current-week':
      return { from: weekStart(today), to: addDays(weekStart(today), 6) }
    case 'last-week':
      return { from: addDays(weekStart(today), -7), to: addDays(weekStart(today), -1) }
    case 'last-30-days':
      return { from: addDays(today, -29), to: today }
    case 'last-3-months':
      return { from: monthStart(today, -2), to: monthEnd(today) }
    case 'current-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
    default:
      return preset satisfies never
  }
}

/** The days of a period; null when nothing limits it. */
export function rangeOf(period: Period, today: string): DayRange | null {
  if (period.kind === 'all') return null
  if (period.kind === 'preset') return rangeOfPreset(period.preset, today)
  return { from: period.from, to: period.to }
}

/** Whether the end comes before the start: who types that is told, rather than understood. */
export function isBackwards(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && to < from
}

/** A custom period applies only with both ends; those of an address that are turned are swapped. */
export function customPeriod(from: string | null, to: string | null): Period | null {
  if (!isDay(from) || !isDay(to)) return null
  return from <= to ? { kind: 'custom', from, to } : { kind: 'custom', from: to, to: from }
}

/** Reads a period from an address; anything unknown or half given is no filter. */
export function readPeriod(search: URLSearchParams): Period {
  const preset = presets.find((name) => name === search.get('period'))
  if (preset) return { kind: 'preset', preset }
  return customPeriod(search.get('from'), search.get('to')) ?? allPeriods
}

/** Writes a period to an address, leaving everything else in it alone. */
export function writePeriod(search: URLSearchParams, period: Period): void {
  for (const name of ['period', 'from', 'to']) search.delete(name)
  if (period.kind === 'preset') search.set('period', period.preset)
  if (period.kind === 'custom') {
    search.set('from', period.from)
    search.set('to', period.to)
  }
}
