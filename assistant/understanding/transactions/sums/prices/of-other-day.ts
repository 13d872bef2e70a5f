import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** `unha 45 e sábado pizza com as meninas, minha parte 28`: a day with its own thing behind. */
export function isOfOtherDay({ days, tokens }: Reading, first: number, end: number): boolean {
  return days.some((day) => {
    const own = tokens.slice(day.last + 1, end)
    return day.first >= first && own.some(({ norm }) => findMeanings(norm) !== undefined)
  })
}
