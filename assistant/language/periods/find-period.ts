import type { NamedDay } from '#language/days/named-day.ts'
import { readCalendarPeriod } from '#language/periods/calendar.ts'
import type { Period } from '#language/periods/period.ts'
import { readRange } from '#language/periods/range.ts'
import { readRelativePeriod } from '#language/periods/relative.ts'
import { monthOf, stretchOf } from '#language/periods/units.ts'
import type { Token } from '#language/tokens.ts'

/** The first period that a message names, whole even where it still runs; a day is one too. */
export function findPeriod(
  tokens: readonly Token[],
  days: readonly NamedDay[],
  today: Temporal.PlainDate,
): Period | null {
  const scene = { tokens, days, today }
  for (let at = 0; at < tokens.length; at += 1) {
    const found =
      readRange(scene, at) ??
      readCalendarPeriod(tokens, at, today) ??
      readRelativePeriod(tokens, at, today)
    // "o natal do ano passado" is a day, though a year stands in its name.
    const around = found && days.find((day) => day.first < at && found.last <= day.last)
    if (found) return around ? aroundDay(tokens, around) : { from: found.from, to: found.to }
  }
  const [day, next] = days
  if (!day) return null
  const isJoined = next !== undefined && isLinked(tokens, day.last, next.first)
  const around = aroundDay(tokens, day)
  if (!isJoined) return around
  const isInOrder = Temporal.PlainDate.compare(day.date, next.date) < 0
  return isInOrder ? { from: around.from, to: next.date } : { from: next.date, to: around.to }
}

/** `sabado e domingo`, `no sabado e no domingo`. */
function isLinked(tokens: readonly Token[], last: number, first: number): boolean {
  const [link, article] = tokens.slice(last + 1, first).map(({ norm }) => norm)
  if (link !== 'e' || first - last > 3) return false
  return article === undefined || /^(n?[oa]|d[oae])$/.test(article)
}

/** "ha 2 meses" is about a month, "fim de semana" about two days; else the day itself. */
function aroundDay(tokens: readonly Token[], { first, last, date }: NamedDay): Period {
  const words = tokens.slice(first, last + 1).map((one) => one.norm)
  if (words.some((word) => word.startsWith('fim'))) {
    const week = stretchOf('week', date, 0)
    return { from: week.to.subtract({ days: 1 }), to: week.to }
  }
  const isNamed = words.some((word) => /^(dias?|n[oa])$/.test(word))
  if (!isNamed && words.some((word) => /^(mes|meses|anos?)$/.test(word))) return monthOf(date)
  return { from: date, to: date }
}
