import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const habit = new PhraseBook('a habit of sharing, and the part that is told', [
  {
    means: 'part',
    say: 'que [eu|a|gente] [gente] divido|divide|dividimos|racho|racha com ..6 minha|meu parte [eh|foi|deu|:] [de] [r] [$] @',
    like: 'a netflix que divido com a galera minha parte 11,90',
  },
])

/** `a netflix que divido com a galera, minha parte 11,90`: the habit tells of no plan. */
export function markOwnPart(reading: Reading, clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    if (clause.rule !== 'planned' || !habit.isIn(reading, clause)) continue
    clauses[at] = { ...clause, mood: 'silent', rule: '', flow: null, flowRule: '' }
  }
}
