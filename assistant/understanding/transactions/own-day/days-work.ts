import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isOfAppDay } from '#understanding/transactions/own-day/app-day.ts'
import { isListedWork } from '#understanding/transactions/own-day/listed-work.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** Whether a sum is of a day's own work that is told as a whole: driven, or done to customers. */
export function isOfDaysWork(
  reading: Reading,
  all: readonly Settled[],
  own: Settled,
  clause: Clause | null,
): boolean {
  if (isOfAppDay(reading, all, own)) return true
  return clause?.flow !== 'out' && isListedWork(reading, all, own)
}
