import { isBare, isBuying } from '#language/amounts/counts/bare.ts'
import { placeCountsBeside } from '#language/amounts/counts/beside.ts'
import { rules } from '#language/amounts/counts/count-rules.ts'
import { isCountedThing } from '#language/amounts/counts/counted-things.ts'
import {
  placeElidedCounts,
  placeElidedMeasures,
  placeElidedPieces,
  placeLaterCounts,
  placeMoreOfSame,
} from '#language/amounts/counts/later.ts'
import { placeLeftParts } from '#language/amounts/counts/left-parts.ts'
import { isThing } from '#language/amounts/counts/pair.ts'
import { placePartedCounts } from '#language/amounts/counts/parted.ts'
import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

const reachMax = 9

/** Counts that are known by another number: of a lone one they know nothing. In this order. */
export const besideOthers = [
  placeLaterCounts,
  placeElidedCounts,
  placeElidedMeasures,
  placeElidedPieces,
  placeMoreOfSame,
  placePartedCounts,
  placeLeftParts,
] as const

/** Finds the counts among what may be money, by the price that stands behind each. */
export function placeCounts(tokens: readonly Token[], found: Found[]): void {
  let price: Found | undefined
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const count = found[at]
    if (count?.role !== 'amount') continue
    const rule = price && isBare(count) ? ruleOf(tokens, count, price) : undefined
    if (rule !== undefined) {
      count.role = 'quantity'
      count.rule = rule
    } else price = count
  }
  if (found.length > 1) for (const place of besideOthers) place(tokens, found)
  placeCountsBeside(tokens, found)
  doubtCounts(tokens, found)
}

function ruleOf(tokens: readonly Token[], count: Found, price: Found): string | undefined {
  const between = tokens.slice(count.last + 1, price.first)
  if (between.length > reachMax || between.some(({ norm }) => /^[.;!?]$/.test(norm)))
    return undefined
  const gap = between.map(({ norm }) => norm)
  const reais = (count.number?.hundredths ?? 0) / 100
  return rules.find(([, holds]) => holds({ tokens, count, price, reais, gap }))?.[0]
}

const fewMax = 12

const manyMax = 30

const one = new Set(['um', 'uma'])

const handfulMax = 400

/** The `2` of `comprei uma mangueira e 2 abraçadeira`, where one of another thing was counted. */
function isNextPiece(tokens: readonly Token[], { first, last, number }: Found): boolean {
  const isFewer = (number?.hundredths ?? 0) <= handfulMax
  const article = tokens[first - 3]?.norm ?? ''
  const isLast = !tokens[last + 2] || tokens[last + 2]?.kind === 'mark'
  return isFewer && isLast && tokens[first - 1]?.norm === 'e' && one.has(article)
}

/** `troquei 4 pneu do trator`: pieces or reais, and no price tells which. */
function doubtCounts(tokens: readonly Token[], found: readonly Found[]): void {
  const [only, ...more] = found.filter((one) => one.amount && one.role === 'amount')
  if (!only || more.length > 0 || !isBare(only)) return
  if (!isBuying(tokens, only) && !isNextPiece(tokens, only)) return
  const reais = (only.number?.hundredths ?? 0) / 100
  const most = isCountedThing(tokens[only.last + 1]?.norm ?? '') ? manyMax : fewMax
  if (reais > most || !isThing({ tokens, count: only, price: only, reais, gap: [] })) return
  only.role = 'unplaced'
  only.rule = 'pieces-or-reais'
}
