import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const placed = /^(n[oa]s?|num|numa)$/
const counting = /^(uma?|uns|umas)$/

/** The `um` of "comprei na livraria um romance de 49,90": what was bought begins, not its shop. */
export function isBehindShop({ tokens }: Reading, first: number, at: number): boolean {
  if (at !== first + 1 || !placed.test(tokens[first - 1]?.norm ?? '')) return false
  const isCount = tokens[at]?.kind === 'number' || counting.test(tokens[at]?.norm ?? '')
  const shop = findMeanings(tokens[first]?.norm ?? '')
  return isCount && (shop?.some(({ weight }) => weight === 'place') ?? false)
}
