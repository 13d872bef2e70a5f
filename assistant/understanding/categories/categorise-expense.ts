import { findVerb } from '#language/verbs.ts'
import type { Expense } from '#opinion/expenses/features.ts'
import { kindOfExpense } from '#opinion/expenses/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import {
  type CategoryIndex,
  categoryOf,
  isOwnChoice,
} from '#understanding/categories/category-index.ts'
import { wider } from '#understanding/lexicon/concepts.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The category of money that went out, by what was learned of what people file their expenses
 * under: where the rules know none ("bocha com os amigos 25"), and in place of theirs where another
 * is all but certain. What the person chose before, or called by its name, stands, and so does a
 * category that is none of the wide ones, of which nothing was learned.
 *
 * @param ruled What the rules say; null where they say nothing.
 */
export function expenseCategory(
  expense: Expense,
  ruled: string | null,
  index: CategoryIndex,
): string | null {
  if (ruled !== null && !isTakenByWords(expense, ruled, index)) return ruled
  if (ruled === null && isOfChurch(expense)) return null
  const { kind, chance } = kindOfExpense(expense)
  const least = ruled === null ? opinionLimits.expense : opinionLimits.expenseTold
  if (kind === 'other' || chance < least) return ruled
  return categoryOf(kind, 'despesa', index) ?? ruled
}

/** "dízimo 150": who has no category of their own for it is given none. */
function isOfChurch({ reading, first, last }: Expense): boolean {
  return reading.tokens.slice(first, last + 1).some(({ norm }) => {
    return (findMeanings(norm) ?? []).some(({ concept }) => concept === 'religion')
  })
}

/** Whether the rules took it for one of the wide categories by its words alone. */
function isTakenByWords(
  { reading, first, last }: Expense,
  ruled: string,
  index: CategoryIndex,
): boolean {
  const concepts = [...(index.covers.get(ruled) ?? [])]
  if (!concepts.some((concept) => wide.has(concept))) return false
  if (isOwnChoice({ reading, first, last }, ruled, index)) return false
  const own = reading.tokens.slice(first, last + 1)
  return !own.some((_, at) => isOfTerm({ reading, first: first + at, last }, ruled, index))
}

/**
 * "uber eats" is no ride, and who says "abasteci" was no shopper: where two words mean something
 * together, or a verb does, the rules know it.
 */
function isOfTerm(
  { reading, first, last }: { reading: Reading; first: number; last: number },
  ruled: string,
  index: CategoryIndex,
): boolean {
  const least = findVerb(reading.tokens[first]?.norm ?? '') ? 1 : 2
  for (let length = termLengthAt(reading.tokens, first, last); length >= least; length -= 1) {
    const term = termAt(reading.tokens, first, length)
    const meanings = (term && findMeanings(term)) || []
    if (meanings.some(({ concept }) => categoryOf(concept, 'despesa', index) === ruled)) return true
  }
  return false
}

const wide = new Set<string>(Object.values(wider))
