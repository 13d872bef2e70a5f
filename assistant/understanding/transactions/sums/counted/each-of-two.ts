import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const bothHad = new PhraseBook('the price of one, where two are named', [
  {
    means: 'two',
    say: '@ [reais|conto] cada [um|uma] [,|:|(] [o|a] meu|minha [e] e o|a [d*] [meu|minha]',
    not: ['paguei|pago so|apenas o meu'],
    like: 'almoço 18 cada, meu e o do ajudante',
  },
  {
    means: 'two',
    say: '@ [reais|conto] cada [um|uma] [,|:|(] [o|a] meu|minha e do|da|de|dele|dela',
    like: 'almoço 18 cada, meu e do ajudante',
  },
  {
    means: 'two',
    say: '@ [reais|conto] cada [um|uma] [,|:|(] eu e [o|a] [meu|minha]',
    not: ['eu e mais #', 'cada um pagou|paga|pagamos'],
    like: 'almoço 18 cada um, eu e o ajudante',
  },
])

/** `almoço 18 cada, meu e do ajudante`: both of them, each of which came to so much. */
export function takeEachOfTwo(reading: Reading, segments: readonly Settled[]): Settled[] {
  return segments.map((one) => {
    const { amount, sum } = one
    const last = reading.tokens.length - 1
    const found = bothHad.find(reading, { first: amount.first, last })
    const isOfIt = found !== null && found.first <= amount.first
    if (!isOfIt || amount.times || sum.steps.length > 0) return one
    return withStep(one, { by: 'times', factor: 2, unit: 'pessoa' })
  })
}
