import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const reasons = new Set(['que', 'pra', 'para', 'porque', 'pois'])
const leads = new Set('mais depois tambem um uma outro outra o a no na hoje ontem'.split(' '))
const reach = 6

/**
 * The `e 15 de uber` of "gastei 27 no almoço porque esqueci a marmita e 15 de uber", the `e hoje
 * 60` of "paguei 20 ao rapaz que limpou o lote e hoje 60 da feira": behind why, or who, it is the
 * next sum of the deed before.
 */
export function isSumBehindReason(reading: Reading, first: number, at: number): boolean {
  const { tokens, amounts, days } = reading
  if (!reasons.has(tokens[first]?.norm ?? '') || tokens[at]?.norm !== 'e') return false
  if (!amounts.some(({ last }) => last < first)) return false
  const sum = amounts.find((one) => one.first > first)
  if (!sum || sum.first < at || sum.first > at + reach) return false
  return tokens.slice(at + 1, sum.first).every(({ kind, norm }, step) => {
    const place = at + 1 + step
    const isDay = days.some((day) => day.first <= place && place <= day.last)
    const isDone = findVerb(norm)?.form === 'i-did'
    return isDay || leads.has(norm) || (kind === 'word' && (isDone || !findVerb(norm)))
  })
}

/** Whether a clause says why, or of whom, and tells no sum: what is told around it is not of it. */
export function isReason({ tokens, amounts }: Reading, { first, last }: Clause): boolean {
  if (!reasons.has(tokens[first]?.norm ?? '')) return false
  const isTold = amounts.some((one) => one.last < first)
  return isTold && !amounts.some((one) => first <= one.first && one.first <= last)
}
