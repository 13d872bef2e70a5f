import { indexNames, type NameIndex } from '#understanding/categories/category-words.ts'
import type { AssistantCategory, LearnedChoice, TransactionType } from '#understanding/draft.ts'
import { incomeConcepts, wider } from '#understanding/lexicon/concepts.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import type { Reading } from '#understanding/reading.ts'

/** A person's categories, ready to be matched; made once for a message. */
export interface CategoryIndex extends NameIndex {
  learned: readonly LearnedChoice[]
}

/** Prepares a person's categories and choices for `categorise`. */
export function indexCategories(
  all: readonly AssistantCategory[],
  learned: readonly LearnedChoice[],
): CategoryIndex {
  return { ...indexNames(all), learned }
}

/** Whether the person filed something there themselves before, or calls it by its name. */
export function isOwnChoice(
  { reading, first, last }: { reading: Reading; first: number; last: number },
  categoryId: string,
  { learned, names }: CategoryIndex,
): boolean {
  if (learned.some((one) => one.categoryId === categoryId)) return true
  const own = reading.tokens.slice(first, last + 1)
  return own.some(({ norm }) => names.get(categoryId)?.includes(norm))
}

/** The person's category that covers a concept, else the one that covers a wider concept. */
export function categoryOf(
  concept: Concept,
  type: TransactionType,
  index: CategoryIndex,
): string | null {
  const isIncome = incomeConcepts.has(concept)
  if (isIncome !== (type === 'receita')) return null
  let wanted: Concept | undefined = concept
  while (wanted) {
    for (const { id, type: own } of index.all) {
      if (own === type && index.covers.get(id)?.has(wanted)) return id
    }
    wanted = wider[wanted]
  }
  return null
}

/** The person's category of what customers pay for own work. */
export function workCategory(index: CategoryIndex): string | null {
  return categoryOf('craft', 'receita', index) ?? categoryOf('freelance', 'receita', index)
}
