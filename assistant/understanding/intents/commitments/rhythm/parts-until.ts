import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const until = new PhraseBook('the month with which a bill ends', [
  {
    means: 'paid',
    say: 'pago|pagar|paga|pagamos ..4 ate [o] [mes] [fim|final] [de] {month}',
    like: 'a academia eu cancelei, só vou pagar até janeiro, 99 por mês dia 20',
  },
  {
    means: 'month',
    say: 'ate [o] [mes] [fim|final] [de] {month}',
    not: ['dia # de {month}', 'pagar|vence|pago ate [o] dia'],
    like: 'academia 99 todo dia 20 até janeiro',
  },
])
const monthsOfYear = 12

/** Somebody pays it so long, and has not ended it yet. */
export function isPaidUntil(reading: Reading): boolean {
  return until.find(reading)?.means === 'paid'
}

/** How often it falls due until the end of that month, from its next day on. */
export function partsUntilIn(
  reading: Reading,
  { month: first }: Pick<Temporal.PlainDate, 'month'>,
): { partsLeft?: number } {
  const found = until.find(reading)
  const word = found && reading.tokens[found.last]
  const month = months.get(word?.norm ?? '')
  if (month === undefined) return {}
  return { partsLeft: ((month - first + monthsOfYear) % monthsOfYear) + 1 }
}
