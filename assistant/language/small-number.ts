import { findNumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

/** A whole number below a hundred, in figures or words: days of a month, counts of weeks. */
export function readSmallNumber(
  tokens: readonly Token[],
  first: number,
): { value: number; last: number } | null {
  const token = tokens[first]
  if (!token) return null
  if (token.kind === 'number') {
    // With a decimal mark it has three signs or more.
    if (token.folded.length > 2) return null
    const next = tokens[first + 1]
    const hasMark = next?.isGlued && /^[oaºª°]$/.test(next.folded)
    return { value: Number(token.folded), last: hasMark ? first + 1 : first }
  }
  if (token.folded === 'primeiro') return { value: 1, last: first }
  const head = findNumberWord(token.folded)
  if (!head || head.rank === 'scale' || head.rank === 3) return null
  const hasAnd = tokens[first + 1]?.folded === 'e'
  const tail =
    head.rank === 2 && hasAnd ? findNumberWord(tokens[first + 2]?.folded ?? '') : undefined
  const isUnit = tail?.rank === 1 && tail.value > 0 && tail.value < 10
  return isUnit
    ? { value: head.value + tail.value, last: first + 2 }
    : { value: head.value, last: first }
}
