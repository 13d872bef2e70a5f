import { readFigures } from '#language/digits.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

/** A number at a place of the message, in figures, in words or both ("2 mil e quinhentos"). */
export interface SpokenNumber {
  /** First and last token, both of the number. */
  first: number
  last: number
  hundredths: number
  decimals: number
  isInWords: boolean
  /** Said with `mil`, `k` or a larger scale. */
  hasScale: boolean
}

const largest = 1e15

/** Reads the number that starts at a token, as far as it goes; null where none starts. */
export function readSpokenNumber(tokens: readonly Token[], first: number): SpokenNumber | null {
  const token = tokens[first]
  if (!token) return null
  if (token.kind === 'number') return readMixed(tokens, first, token.folded)
  return token.kind === 'word' ? readWords(tokens, first) : null
}

/** Figures, with a scale after them: `2k`, `1,5 mil`, `2 mil e 500`, `1 milhao e meio`. */
function readMixed(tokens: readonly Token[], first: number, text: string): SpokenNumber | null {
  const figures = readFigures(text)
  if (!figures) return null
  const number = { first, last: first, ...figures, isInWords: false, hasScale: false }
  const next = tokens[first + 1]
  if (next?.kind !== 'word') return number

  const isK = next.folded === 'k' || (next.folded === 'kk' && next.isGlued)
  const scale = isK ? 1000 : scaleOf(next)
  if (scale === null) return number
  const scaled = Math.round(figures.hundredths * scale)
  const rest = readRest(tokens, first + 2, scale)
  return {
    ...number,
    last: rest?.last ?? first + 1,
    hundredths: scaled + (rest?.hundredths ?? 0),
    decimals: 0,
    hasScale: true,
  }
}

/** What follows a scale: `e 500`, `e quinhentos`, `e meio`, ` 450`. */
function readRest(
  tokens: readonly Token[],
  at: number,
  scale: number,
): { last: number; hundredths: number } | null {
  const hasAnd = tokens[at]?.folded === 'e'
  const first = hasAnd ? at + 1 : at
  const token = tokens[first]
  if (!token) return null
  if (hasAnd && (token.folded === 'meio' || token.folded === 'meia')) {
    return { last: first, hundredths: scale * 50 }
  }
  if (token.kind === 'number') {
    const figures = readFigures(token.folded)
    const isRest = figures && figures.decimals === 0 && figures.hundredths < scale * 100
    const isFull = token.folded.length === 3
    return isRest && isFull ? { last: first, hundredths: figures.hundredths } : null
  }
  const words = token.kind === 'word' ? readWords(tokens, first) : null
  if (!words || words.hundredths >= scale * 100) return null
  // "2 mil e um tenis": a bare article is not the rest of the number.
  return words.hundredths < 1000 && !hasAnd ? null : words
}

function scaleOf(token: Token): number | null {
  const word = findNumberWord(token.folded)
  return word?.rank === 'scale' ? word.value : null
}

function readWords(tokens: readonly Token[], first: number): SpokenNumber | null {
  const whole = composeWords(tokens, first)
  if (!whole || whole.value > largest) return null
  const number = {
    first,
    last: whole.last,
    hundredths: whole.value * 100,
    decimals: 0,
    isInWords: true,
    hasScale: whole.hasScale,
  }
  const fraction = readFraction(tokens, whole)
  return fraction ? { ...number, ...fraction, decimals: 2 } : number
}

interface Composed {
  last: number
  value: number
  hasScale: boolean
  scale: number
}

/** Adds up number words while each is of a lower rank than the one before it. */
function composeWords(tokens: readonly Token[], first: number): Composed | null {
  let total = 0
  let group = 0
  let rank = 4
  let scale = Number.POSITIVE_INFINITY
  let last = -1
  let at = first
  while (at < tokens.length) {
    const word = wordAt(tokens, at)
    if (!word) break
    if (word.rank === 'scale') {
      if (word.value >= scale || (last >= first && group === 0)) break
      total += (group || 1) * word.value
      scale = word.value
      group = 0
      rank = 4
    } else if (word.rank < rank && (word.value > 0 || last < first)) {
      group += word.value
      rank = word.rank
    } else break
    last = at
    at = skipLink(tokens, at + 1, scale)
  }
  const hasScale = scale !== Number.POSITIVE_INFINITY
  return last < first ? null : { last, value: total + group, hasScale, scale: hasScale ? scale : 1 }
}

function wordAt(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  return token?.kind === 'word' ? findNumberWord(token.folded) : undefined
}

/** Steps over the `e` (or, after a scale, the comma) that links two parts of one number. */
function skipLink(tokens: readonly Token[], at: number, scale: number): number {
  const link = tokens[at]?.folded
  const isLink = link === 'e' || (link === ',' && scale !== Number.POSITIVE_INFINITY)
  return isLink && wordAt(tokens, at + 1) ? at + 1 : at
}

/** Cents said without naming them: `e noventa`, `e meio`, `virgula oitenta`, `dezenove noventa`. */
function readFraction(
  tokens: readonly Token[],
  whole: Composed,
): { last: number; hundredths: number } | null {
  const base = whole.value * 100
  const link = tokens[whole.last + 1]?.folded ?? ''
  const next = tokens[whole.last + 2]
  if (link === 'e' && (next?.folded === 'meio' || next?.folded === 'meia')) {
    return { last: whole.last + 2, hundredths: base + 50 * whole.scale }
  }
  if (link === 'virgula' || link === 'ponto') return readDecimals(tokens, whole, base)
  const isLinked = link === 'e'
  const first = whole.last + (isLinked ? 2 : 1)
  const cents = composeWords(tokens, first)
  if (!cents || cents.hasScale || cents.value < 10 || cents.value > 99) return null
  if (whole.value >= 10_000 || (!isLinked && whole.value > 999)) return null
  return { last: cents.last, hundredths: base + cents.value }
}

function readDecimals(
  tokens: readonly Token[],
  whole: Composed,
  base: number,
): { last: number; hundredths: number } | null {
  const isZero = wordAt(tokens, whole.last + 2)?.value === 0
  const cents = composeWords(tokens, whole.last + (isZero ? 3 : 2))
  if (!cents || cents.value > 99) return null
  const isTenths = cents.value < 10 && !isZero
  const share = isTenths ? cents.value * 10 : cents.value
  return { last: cents.last, hundredths: base + share }
}
