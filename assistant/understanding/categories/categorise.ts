import { tradeCategory } from '#understanding/categories/categorise-trade.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import { type Consider, considerNames } from '#understanding/categories/consider-words.ts'
import type { Stretch } from '#understanding/categories/where-eaten.ts'
import type { Reading } from '#understanding/reading.ts'
import { findLearned } from '#understanding/terms.ts'
import type { Cover } from '#understanding/transactions/covers.ts'

interface Hit {
  score: number
  categoryId: string | null
}

/**
 * The person's category for what some tokens speak of: what they chose before wins, then the name
 * of a category of theirs, then what the words mean.
 *
 * @returns null when no category of that type fits.
 */
export function categorise(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  range: Stretch,
  index: CategoryIndex,
): string | null {
  const learned = learnedId(reading, range, index)
  if (learned !== null) return learned
  let best: Hit | null = null
  const consider: Consider = (score, categoryId) => {
    if (score > (best?.score ?? 0)) best = { score, categoryId }
  }
  let at = range.first
  while (at <= range.last) {
    if (covers[at] === 'amount' || covers[at] === 'method' || covers[at] === 'day') at += 1
    else at = considerNames(reading, at, range, index, consider)
  }
  // `best` is set inside the closure, which the compiler does not see.
  const hit = best as Hit | null
  if (hit === null && range.type === 'receita') return tradeCategory(reading, index)
  return hit?.categoryId ?? null
}

function learnedId(reading: Reading, range: Stretch, index: CategoryIndex): string | null {
  const choices = index.learned.filter((one) => one.type === range.type)
  const { subject } = range
  const own = subject ? reading.tokens.slice(subject.first, subject.last + 1) : []
  const all = reading.tokens.slice(range.first, range.last + 1)
  const id = (findLearned(own, choices) ?? findLearned(all, choices))?.categoryId
  return index.all.some((one) => one.id === id && one.type === range.type) ? (id ?? null) : null
}
