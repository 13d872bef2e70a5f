import { leansBack } from '#conversation/apart/leaning.ts'
import { type Part, partsOf, tellsSums } from '#conversation/apart/parts.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The sentences of a message that tell a sum each, with those behind them that tell none; empty
 * where there are not two of them, or one leans on what stands before it.
 */
export function sentencesIn(told: string, today: Temporal.PlainDate): Part[] {
  const parts = partsOf(told.split(/[.!?]+\s+|\s*\n+\s*/), today)
  const isLeaning = parts.slice(1).some(({ reading }) => leansBack(reading))
  if (parts.length === 0 || isLeaning) return []
  return tellsSums(parts, readMessage(told, today).amounts.length) ? parts : []
}
