import { categorise } from '#understanding/categories/categorise.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

/**
 * The person's category for a description alone, such as a line of a bank statement, whose
 * direction its amount has told.
 *
 * @returns null when no category of that type fits.
 */
export function categoriseDescription(
  description: string,
  type: TransactionType,
  index: CategoryIndex,
  today: Temporal.PlainDate,
): string | null {
  const reading = readMessage(description, today)
  const last = reading.tokens.length - 1
  return categorise(reading, coverTokens(reading), { first: 0, last, subject: null, type }, index)
}
