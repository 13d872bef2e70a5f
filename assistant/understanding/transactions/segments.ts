import type { Amount } from '#language/amounts/amount.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'

/** The stretch of a message that speaks of one amount. */
export interface Segment {
  first: number
  last: number
  amount: Amount
}

/** How strongly a token parts what stands before it from what stands after it. */
function partingOf(reading: Reading, at: number): number {
  const norm = reading.tokens[at]?.norm ?? ''
  if (/^[;.!?|]$/.test(norm)) return 4
  if (/^[,+)/]$/.test(norm)) return 3
  return /^(e|mais|menos|depois|mas|porem|ai|tambem|fora|dai|entao|enquanto)$/.test(norm) ? 2 : 0
}

const divisors =
  / (dividi|dividimos|dividiu|dividido|dividida|rachei|rachamos|rachou|rachado|racha) (\p{L}+ ){0,6}(em|por|entre|pra) $/u

const prepositions =
  /^(d[eoa]s?|n[oa]s?|num|numa|em|com|pr[oa]s?|pra|para|pel[oa]|de um|de uma|reais|conto|que|cada|a|ao)$/

/**
 * Parts a message by its amounts. Between two amounts the strongest parting counts; without one,
 * words that lean back ("50 no mercado") stay with the amount before, others go with the next.
 */
export function splitByAmounts(reading: Reading): Segment[] {
  const { tokens } = reading
  const amounts = reading.amounts.filter((one) => !isDivisor(reading, one))
  const segments: Segment[] = []
  let first = 0
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1]
    const last = next ? boundary(reading, first, amount, next) : tokens.length - 1
    segments.push({ first, last, amount })
    first = last + 1
  }
  return segments
}

/** The `4` of "dividimos em 4". */
function isDivisor(reading: Reading, amount: Amount): boolean {
  const before = flatOf(reading, Math.max(0, amount.first - 9), amount.first - 1)
  // "eu e mais 3 dividimos"
  const isGroup = / eu e (mais )?$/.test(before)
  return amount.form === 'bare' && (isGroup || divisors.test(before))
}

/** The last token that still speaks of `amount`. */
function boundary(reading: Reading, first: number, amount: Amount, next: Amount): number {
  const gapFirst = amount.last + 1
  const leansBack = prepositions.test(reading.tokens[gapFirst]?.norm ?? '')
  let best = 0
  let chosen = -1
  for (let at = gapFirst; at < next.first; at += 1) {
    const parting = partingOf(reading, at)
    if (parting > best || (parting === best && parting > 0 && leansBack)) {
      best = parting
      chosen = at
    }
  }
  if (chosen >= 0) return reading.tokens[chosen]?.kind === 'mark' ? chosen : chosen - 1
  const hasOwnWords = hasWords(reading, first, amount.first - 1)
  return leansBack || !hasOwnWords ? next.first - 1 : amount.last
}

function hasWords(reading: Reading, first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) {
    const norm = reading.tokens[at]?.norm ?? ''
    const isNamed = reading.days.some((day) => day.first <= at && at <= day.last)
    if (
      reading.tokens[at]?.kind === 'word' &&
      !isNamed &&
      !/^(e|mais|gastei|paguei|foi|na|no|as?|os?)$/.test(norm)
    ) {
      return true
    }
  }
  return false
}
