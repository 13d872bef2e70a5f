import { fold } from '#language/fold.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

/** What is bought there goes by its own name: of a chemist's all is in the category. */
const concepts: ReadonlySet<Concept> = new Set([
  ...(['groceries', 'meat', 'restaurant', 'pharmacy', 'fuel', 'beauty', 'clothes'] as const),
])

/** Whether words name a place where things are bought: "quanto gastei na farmácia?". */
export function isShop(words: string): boolean {
  const found = findMeanings(fold(words).trim())
  return found?.some(({ concept }) => concepts.has(concept)) ?? false
}
