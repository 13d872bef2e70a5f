import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const price = new PhraseBook('the price of what is planned', [
  {
    means: 'price',
    say: 'que eh|sao|era|custa|custam|sai|fica|da|vai|esta [custar|ser|sair] [de|por|em|uns] [r] [$] @',
    like: 'me mandou 300 pra pagar a faculdade que é 280',
  },
])
const plans = new Set(['planned', 'wished'])

/** `me mandou 300 pra pagar a faculdade, que é 280`: what it will cost was not paid yet. */
export function markPriceOfPlan(reading: Reading, clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    const isOfPlan = before?.sentence === clause.sentence && plans.has(before.rule)
    const isRelative = reading.tokens[clause.first]?.norm === 'que'
    if (!isOfPlan || !isRelative || !price.isIn(reading, clause)) continue
    clauses[at] = { ...clause, mood: 'undone', rule: 'price-of-plan' }
  }
}
