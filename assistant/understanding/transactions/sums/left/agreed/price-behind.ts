import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const ahead = new PhraseBook('paid ahead of a price told behind', [
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento ..4 que custou|custa|foi|eh|era|vale [r] [$] @',
    like: 'paguei 150 de entrada no óculos que custou 600',
  },
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento d* ..5 de [r] [$] @',
    like: 'a noiva pagou 500 de sinal do bolo de 1.200',
  },
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento ..5 de|por [r] [$] @',
    like: 'dei 50 de sinal no vestido de 180',
  },
  {
    means: 'ahead',
    say: 'adiantou|adiantaram|adiantei|antecipou [r] [$] @ d* ..3 de [r] [$] @',
    like: 'a cliente adiantou 150 do bolo de 300',
  },
  {
    means: 'ahead',
    say: 'sinal|entrada|adiantamento de [r] [$] @ ..4 de [r] [$] @',
    like: 'recebi o sinal de 100 da festa de 450',
  },
])

/** `paguei 150 de entrada no óculos que custou 600`: the price stands behind its first part. */
export function isPriceBehind(reading: Reading, part: Settled, price: Settled): boolean {
  const span = { first: part.first, last: price.amount.last }
  return price.valueCents > part.valueCents && ahead.isIn(reading, span)
}
