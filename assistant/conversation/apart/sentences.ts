import { leansBack } from '#conversation/apart/leaning.ts'
import { type Part, partsOf, tellsSameSums } from '#conversation/apart/parts.ts'

/**
 * The sentences of a message that tell a sum each, with those behind them that tell none; empty
 * where there are not two of them, or one leans on what stands before it.
 */
export function sentencesIn(told: string, today: Temporal.PlainDate): Part[] {
  const parts = partsOf(told.split(/[.!?]+\s+|\s*\n+\s*/), today)
  const isLeaning = parts.slice(1).some(({ reading }) => leansBack(reading))
  return isLeaning || !tellsSameSums(parts, told, today) ? [] : parts
}
