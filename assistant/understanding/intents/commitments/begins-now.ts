import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const beginning = new PhraseBook('instalments that begin', [
  {
    means: 'now',
    say: 'comecando|comeca|comecam|comecou|iniciando|partir [a|de] [pagar] [ja] hoje|agora|esse|este|nesse|neste|desse|deste',
    not: ['esse|este|nesse|neste|desse|deste dia|ano'],
    like: 'ipva da moto 3x de 96,20 começando hj',
  },
])

/**
 * `3x de 96,20 começando hoje`, `800 em 4x, o primeiro vence em 20/12`: what is told of the parts
 * is when they begin, and no deed.
 *
 * @param told.isEach The sum is what each of them comes to.
 */
export function beginsOn(
  { account, reading }: Message,
  { amount, count, isEach }: { amount: Amount; count: number | null; isEach: boolean },
): boolean {
  const isWish = ({ rule, first, last }: Clause) =>
    rule === 'wished' && !reading.tokens.slice(first, last + 1).some(({ norm }) => dues.has(norm))
  if (account.clauses.some((one) => one.mood === 'other' || isWish(one))) return false
  if (isEach && beginning.isIn(reading)) return true
  // What else was paid would be lost.
  const parts = count ?? 1
  const own = [1, parts, 1 / parts].map((by) => Math.round(amount.valueCents * by))
  const isAlone = reading.amounts.every(({ valueCents }) => own.includes(Math.round(valueCents)))
  return isAlone && firstPartIn(reading) !== null
}

/** "o primeiro vence dia 20" is no wish. */
const dues = new Set(['vence', 'vencem', 'cai'])
