import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const given = new PhraseBook('a discount on what was ordered', [
  {
    means: 'percent',
    say: '#percentage de|do desconto|abatimento',
    like: 'encomendaram 10 bolos pra sexta, 50 cada, com 10% de desconto',
    not: ['sem|ja|nao ..6 #percentage', 'pediram|pediu ..6 #percentage ..6 nao'],
  },
  {
    means: 'percent',
    say: 'desconto de #percentage',
    like: 'encomendou 10 bolos, 50 cada, dei desconto de 10%',
    not: ['sem|ja|nao ..6 #percentage'],
  },
])

/** What an order comes to with the discount that was given on it, in centavos. */
export function discounted(valueCents: number, reading: Reading): number {
  const found = given.find(reading)
  const rate = reading.numbers.find(({ role, first, last }) => {
    return role === 'percentage' && found && last >= found.first && first <= found.last
  })
  const percent = (rate?.hundredths ?? 0) / 100
  return percent > 0 && percent < 100
    ? Math.round((valueCents * (100 - percent)) / 100)
    : valueCents
}
