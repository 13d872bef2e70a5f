import { type Composed, composeWords, scaleOf } from '#language/compose-words.ts'
import { readFigures } from '#language/digits.ts'
import { findLot } from '#language/number-words.ts'
import { isRaceLength } from '#language/spelling/race.ts'
import { asDecimals, readDecimals, readFraction } from '#language/spoken-cents.ts'
import { readTail, readTens } from '#language/tens-behind.ts'
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
  /** How many each lot holds that the number counts: 12 of `duas duzias`; 1 without lots. */
  lot: number
}

type Plain = Omit<SpokenNumber, 'lot'>

const largest = 1e15

/** Reads the number that starts at a token, as far as it goes; null where none starts. */
export function readSpokenNumber(tokens: readonly Token[], first: number): SpokenNumber | null {
  const token = tokens[first]
  if (token?.folded === ',') return readShare(tokens, first)
  if (!token || (token.kind !== 'number' && token.kind !== 'word')) return null
  const halfLot = token.folded === 'meia' ? findLot(tokens[first + 1]?.folded ?? '') : undefined
  if (halfLot !== undefined) return readHalfLot(first, halfLot)
  if (isHalfUnit(tokens, first)) return half(first)
  const number =
    token.kind === 'number' ? readMixed(tokens, first, token.folded) : readWords(tokens, first)
  if (!number) return null
  const lot = number.decimals === 0 ? findLot(tokens[number.last + 1]?.folded ?? '') : undefined
  if (lot === undefined) return { ...number, lot: 1 }
  return { ...number, last: number.last + 1, hundredths: number.hundredths * lot, lot }
}

/** `,50`: cents without a whole number before the comma. */
function readShare(tokens: readonly Token[], first: number): SpokenNumber | null {
  const [before, next] = [tokens[first - 1], tokens[first + 1]]
  const isLed = before?.kind === 'number' || before?.kind === 'word'
  if (isLed || next?.kind !== 'number' || !next.isGlued) return null
  const share = asDecimals(next.folded, first + 1)
  return share && { ...share, first, decimals: 2, isInWords: false, hasScale: false, lot: 1 }
}

/** `meia duzia`. */
function readHalfLot(first: number, lot: number): SpokenNumber {
  const hundredths = (lot * 100) / 2
  return { first, last: first + 1, hundredths, decimals: 0, isInWords: true, hasScale: false, lot }
}

const sold = new Set('quilo kg kilo litro metro tonelada arroba hectare alqueire'.split(' '))

/** The `meio` of `meio quilo`; "e meio" goes with what stands before. */
function isHalfUnit(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at]?.folded
  if ((own !== 'meio' && own !== 'meia') || tokens[at - 1]?.folded === 'e') return false
  return sold.has(tokens[at + 1]?.folded ?? '')
}

function half(at: number): SpokenNumber {
  const number = { hundredths: 50, decimals: 2, isInWords: true, hasScale: false, lot: 1 }
  return { first: at, last: at, ...number }
}

/** Figures, with a scale after them: `2k`, `1,5 mil`, `2 mil e 500`, `1 milhao e meio`. */
function readMixed(tokens: readonly Token[], first: number, text: string): Plain | null {
  const figures = readFigures(text)
  if (!figures) return null
  const number = { first, last: first, ...figures, isInWords: false, hasScale: false }
  const next = tokens[first + 1]
  if (next?.kind !== 'word' || isRaceLength(tokens, first)) return number
  if (next.folded === 'virgula' && figures.decimals === 0) {
    const share = readDecimals(tokens, first + 2)
    const hundredths = figures.hundredths + (share?.hundredths ?? 0)
    return share ? { ...number, last: share.last, hundredths, decimals: 2 } : number
  }
  const isK = next.folded === 'k' || (next.folded === 'kk' && next.isGlued)
  const scale = isK ? 1000 : scaleOf(next)
  if (scale === null) return number
  const tail = isK ? readTail(tokens, first + 2) : null
  if (tail) {
    const hundredths = Math.round(figures.hundredths * scale) + tail.hundredths
    return { ...number, last: tail.last, hundredths, decimals: 0, hasScale: true }
  }
  const scaled = Math.round(figures.hundredths * scale)
  const rest = readRest(tokens, first + 2, scale) ?? readTens(tokens, first, scale)
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

function readWords(tokens: readonly Token[], first: number): Plain | null {
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
  const rest = whole.hasScale ? readFigureRest(tokens, whole) : null
  if (rest) return { ...number, last: rest.last, hundredths: number.hundredths + rest.hundredths }
  const fraction = readFraction(tokens, whole)
  return fraction ? { ...number, ...fraction, decimals: 2 } : number
}

/** `mil e 500`: the words end with their scale, and figures go on. */
function readFigureRest(tokens: readonly Token[], { last, scale }: Composed) {
  const end = tokens[last]
  const isOpen = end !== undefined && scaleOf(end) !== null && tokens[last + 1]?.folded === 'e'
  return isOpen && tokens[last + 2]?.kind === 'number' ? readRest(tokens, last + 1, scale) : null
}
