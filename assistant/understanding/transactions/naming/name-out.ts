import type { Span } from '#language/phrases/phrase-book.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { expenseCategory } from '#understanding/categories/categorise-expense.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** What the words of a stretch call an expense, and where it is filed; null where none names it. */
export function nameOut(
  reading: Reading,
  span: Span,
  index: CategoryIndex,
): Pick<TransactionDraft, 'description' | 'categoryId'> | null {
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, span.first, span.last)
  if (!subject) return null
  const stretch = { ...span, subject, type: 'despesa' } as const
  const ruled = categorise(reading, covers, stretch, index)
  const categoryId = expenseCategory({ reading, ...span, subject }, ruled, index)
  return { description: writeSubject(reading, subject), categoryId }
}
