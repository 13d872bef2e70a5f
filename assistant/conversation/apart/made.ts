import { findMeanings } from '#understanding/lexicon/find.ts'

/** What people make or do for others, and no bill. */
export function isMade(word: string): boolean {
  const concepts = (findMeanings(word) ?? []).map(({ concept }) => concept)
  return concepts.includes('craft') && !concepts.includes('bills')
}

/** Hair and nails: what a salon is paid for. */
export function isGroomed(word: string): boolean {
  return (findMeanings(word) ?? []).some(({ concept }) => concept === 'beauty')
}
