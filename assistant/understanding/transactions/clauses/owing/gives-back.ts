import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'
import { ofOthers } from '#understanding/transactions/sums/shares/others-phrases.ts'

const back = new PhraseBook('what another gives back of it', [
  {
    means: 'back',
    say: 'vai|vao [so] me|nos pagar|passar|devolver|dar|mandar|acertar|pixar',
    like: 'mercado 200 e 50 é da vizinha, ela vai me pagar',
  },
  {
    means: 'back',
    say: '[so] [ja] me|nos paga|passa|devolve|manda|acerta|pagou|passou|devolveu|mandou|acertou',
    like: 'mercado 200 e 50 é da vizinha, ela já me pagou',
  },
])

/** `ela vai me pagar`, behind a part of hers: it is said of that, and of nothing that follows. */
export function isGivenBack(reading: Reading, clause: Clause): boolean {
  if (hasSum(reading, clause) || !back.isIn(reading, clause)) return false
  return isPartBefore(reading, clause)
}

/** `mercado 200 e 50 é da vizinha`: what the writer paid, and whose a part of it is. */
export function isPartBefore({ tokens, ...reading }: Reading, clause: Clause): boolean {
  const told = reading.amounts.filter(({ last }) => last < clause.first)
  const [whole, part] = told.slice(-2)
  if (!whole || !part || part.valueCents >= whole.valueCents) return false
  return ofOthers.isIn({ ...reading, tokens }, { first: part.first - 1, last: clause.last })
}
