import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const achieved = new PhraseBook('what was managed at last', [
  {
    means: 'achieved',
    say: 'consegui|conseguimos [ja|enfim] comprar|pagar|quitar|vender|trocar|acertar',
    not: ['nao|se|nem|quase consegui|conseguimos'],
    like: 'consegui comprar o sofá por 800',
  },
])

/** `consegui comprar o sofá por 800`: nobody tells so of what is only wished. */
export function isAchieved(reading: Reading, clauses: readonly Clause[]): boolean {
  return clauses.every(({ mood }) => mood === 'done') && achieved.isIn(reading)
}
