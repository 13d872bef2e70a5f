import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const delivered = new PhraseBook('own goods that were handed over, with what they brought', [
  {
    means: 'delivered',
    say: 'entreguei|entregamos [hoje|ontem] [a|o|as|os] [#] {ware}|bolo|bolos|doce|doces|leite|queijo|queijos|ovos|verduras|hortalicas [hoje|ontem] [d*|no|na] [o|a] ..1 [,] [deu|deram|rendeu|recebi|ganhei|foi] [r] [$] @',
    not: ['entreguei ..5 pra|pro|para|na|no motoboy|uber|correio|correios|minha|meu|igreja|doacao'],
    like: 'entreguei o leite, deu 1.100',
  },
])

/** "entreguei o leite, deu 1.100": who hands over goods of their own is paid for them. */
export function markDelivered(reading: Reading, clauses: readonly Clause[]): void {
  const found = delivered.find(reading)
  if (!found) return
  for (const clause of clauses) {
    if (clause.last < found.first || clause.first > found.last) continue
    Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'worked' })
  }
}
