import { aheads } from '#language/phrases/clauses/aheads.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

const plans = new PhraseBook('what is still to be paid', [
  {
    means: 'plan',
    say: 'vou|vamos|tenho|temos [que|de] pagar|quitar|acertar',
    like: 'recebi 500 e vou pagar o IPTU dia 10, 186,50',
  },
])

const book = new PhraseBook('what is to be paid on a day', aheads)
const nameMax = 4

/** The `a luz eu só pago semana que vem` of "mercado 120 e a luz eu só pago semana que vem". */
export function beginsPlan(reading: Reading, first: number): boolean {
  const { amounts, days } = reading
  if (days.length === 0 || !amounts.some(({ last }) => last < first)) return false
  const plan = book.find(reading, { first, last: reading.tokens.length - 1 })
  if (!plan || plan.first > first + nameMax) return false
  return !amounts.some((one) => one.first >= first && one.first < plan.first)
}

/**
 * Marks what is still to be paid on a day that is named: `o IPTU eu pago dia 10, são 186,50`. The
 * price behind it has not gone either.
 */
export function markAhead(reading: Reading, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    if (isPlan(reading, clause)) clause.rule = 'ahead'
    const price = clauses[at + 1]
    if (clause.rule !== 'ahead' || hasSum(reading, clause)) continue
    if (price?.sentence !== clause.sentence || !hasSum(reading, price) || isDone(price)) continue
    Object.assign(price, { mood: 'undone', rule: 'ahead', flow: null, flowRule: '' })
  }
}

function isPlan(reading: Reading, { first, last, mood }: Clause): boolean {
  if (mood !== 'undone' || reading.days.length === 0) return false
  const isDated = reading.days.some((day) => day.first >= first && day.last <= last)
  return isDated && plans.isIn(reading, { first, last })
}

function isDone({ verbs }: Clause): boolean {
  return verbs.some(({ verb }) => verb.form === 'i-did' || verb.kind === 'arrive')
}

/** The stretch of what is to be paid, with its price; null where nothing or more than one is. */
export function aheadIn(clauses: readonly Clause[]): { first: number; last: number } | null {
  const ahead = clauses.filter(({ rule }) => rule === 'ahead')
  const [head, price] = ahead
  if (!head || ahead.length > 2) return null
  if (price && clauses.indexOf(price) !== clauses.indexOf(head) + 1) return null
  return { first: head.first, last: (price ?? head).last }
}
