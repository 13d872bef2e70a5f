import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const told = new PhraseBook('a price that is only told', [
  {
    means: 'told',
    say: 'o|a|os|as ..2 esta|estao|estava|estavam|custa|custando [quase|uns|por|r] [$] @',
    not: ['minha|meu|sua conta|saldo', '@ ..4 levei|comprei|peguei|trouxe|paguei|levamos'],
    like: 'feira 76 reais, o tomate tá 12 o quilo',
  },
  {
    means: 'told',
    say: 'esta|estava|custa|custando [quase|uns|a|r] [$] @ o|a|por|cada {rate}',
    not: ['@ ..4 levei|comprei|peguei|trouxe|levamos'],
    like: 'gasolina 100, tá 6,29 o litro',
  },
])

/** Whether words behind what was paid only complain of a price: `o tomate tá 12 o quilo`. */
export function tellsPrice(reading: Reading, span: Span): boolean {
  return told.isIn(reading, span)
}

/** Leaves out prices that are told beside what was paid. */
export function dropToldPrices<Kind extends Segment>(
  reading: Reading,
  segments: readonly Kind[],
): Kind[] {
  return segments.filter(({ amount }, at) => {
    const before = segments[at - 1]
    if (!before || amount.times) return true
    const found = told.find(reading, { first: before.amount.last + 1, last: amount.last + 6 })
    return found === null || found.first > amount.first || found.last < amount.last
  })
}
