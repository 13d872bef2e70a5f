import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** What the words of a part may speak of, each by itself. */
export function conceptsIn({ tokens }: Pick<Reading, 'tokens'>): Concept[] {
  return tokens.flatMap(({ norm }) => (findMeanings(norm) ?? []).map(({ concept }) => concept))
}
