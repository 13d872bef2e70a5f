import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const spends: readonly string[] = [
  ...['spend', 'pay', 'buy', 'lose', 'charge', 'earn', 'sell', 'lend', 'repay'],
]

/** Whether, beside its own words, a message names a thing, or a deed that costs or brings money. */
export function namesElse({ tokens }: Reading, own: readonly number[]): boolean {
  return tokens.some(({ norm }, at) => {
    if (own.includes(at)) return false
    return findMeanings(norm) !== undefined || spends.includes(findVerb(norm)?.sense ?? '')
  })
}
