import { categorise } from '#understanding/categories/categorise.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { findMeanings, termWordsMax } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { findLearned } from '#understanding/terms.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

/** Why a description is put under a category: the person's own choice, or a word of it. */
export type Reason = { kind: 'learned' | 'word'; word: string } | { kind: 'none' }

/** Finds the words by which `categorise` would choose this category. */
export function explainCategory(
  description: string,
  choice: { type: TransactionType; categoryId: string },
  index: CategoryIndex,
  today: Temporal.PlainDate,
): Reason {
  const { type, categoryId } = choice
  const reading = readMessage(description, today)
  const learned = findLearned(
    reading.tokens,
    index.learned.filter((one) => one.type === type),
  )
  if (learned?.categoryId === categoryId) return { kind: 'learned', word: learned.term }
  const covers = coverTokens(reading)
  for (let length = termWordsMax; length > 0; length -= 1) {
    for (let first = 0; first + length <= reading.tokens.length; first += 1) {
      const last = first + length - 1
      if (length > 1 && !isTerm(reading, first, last)) continue
      const found = categorise(reading, covers, { first, last, subject: null, type }, index)
      if (found !== categoryId) continue
      const [from, to] = [reading.tokens[first], reading.tokens[last]]
      return { kind: 'word', word: reading.text.slice(from?.start, to?.end) }
    }
  }
  return { kind: 'none' }
}

/** Whether some tokens are one known term, with a word at each end. */
function isTerm({ tokens }: Reading, first: number, last: number): boolean {
  const hasMark = tokens[first]?.kind === 'mark' || tokens[last]?.kind === 'mark'
  return !hasMark && findMeanings(termAt(tokens, first, last - first + 1)) !== undefined
}
