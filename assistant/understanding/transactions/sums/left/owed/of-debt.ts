import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const ofDebt = new PhraseBook('so much of what was owed', [
  {
    means: 'of',
    say: 'me deve|devia|deviam [os|uns|ainda] [r] [$] @ [reais|conto] ..8 [ja|me] pagou|deu|acertou|mandou|passou|devolveu [ja|so|me|os] [r] [$] @',
    not: ['nao|nem|vai|falta ..2 pagou|deu|acertou', 'eu ..2 paguei'],
    like: 'o seu Manoel me deve 60 do fiado, pagou 40 hoje',
  },
])

/** `a Bia me devia 80 e pagou 50`: the second came in, by the words of the first. */
export function isOfDebt(reading: Reading, debt: Settled, part: Settled): boolean {
  if (part.valueCents >= debt.valueCents) return false
  return ofDebt.isIn(reading, { first: debt.first, last: part.amount.last })
}

const outOf = new PhraseBook('so much out of all', [
  {
    means: 'of',
    say: '@ [reais] dos|das [r] [$] @ [reais] que|o|a|,|.',
    like: 'a Ana me restituiu R$ 50,00 dos R$ 90,00 que emprestei',
  },
])

/** `restituiu-me R$ 500,00 dos R$ 800,00 que lhe emprestei`: the second is all there was. */
export function isOutOf(reading: Reading, part: Settled, whole: Settled): boolean {
  if (part.valueCents >= whole.valueCents) return false
  const last = Math.min(whole.amount.last + 2, reading.tokens.length - 1)
  return outOf.isIn(reading, { first: part.amount.first, last })
}
