import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const settled = new PhraseBook('a debt that was told, and is paid', [
  {
    means: 'settled',
    say: 'me devia|deviam [os|uns|ainda] [r] [$] @ [reais|conto] ..8 pagou|pagaram|acertou|acertaram|quitou|devolveu',
    not: [
      'nao|nem|so|ainda|metade|vai|falta ..2 pagou|acertou|quitou|devolveu|pagaram',
      'pagou|acertou|devolveu|pagaram [so|os|me] [r] [$] @',
      'pagou|acertou|devolveu|pagaram [so] metade',
    ],
    like: 'meu sócio me devia 450, pagou no pix hoje',
  },
])

/** Lets the sum of `meu sócio me devia 450, pagou no pix hoje` come in. */
export function markDebtSettled(reading: Reading, clauses: readonly Clause[]): void {
  const found = settled.find(reading)
  const sum = found && reading.amounts.find(({ first }) => first > found.first)
  const clause = sum && clauses.find(({ first, last }) => first <= sum.first && sum.first <= last)
  if (clause) Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'owed' })
}
