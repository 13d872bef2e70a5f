import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const words = 'multa|juros|taxa|acrescimo|atraso|mora'

/** They name what was paid on top of a bill, and no bill. */
export const fineWords: ReadonlySet<string> = new Set(words.split('|'))

/** What was paid on top of a bill that is late. */
export const fines = new PhraseBook('what was paid on top of a bill', [
  {
    means: 'fine',
    say: `com|mais|teve [a|uma|os|o] ${words} de [r] [$] @`,
    like: 'a escola só paguei no dia 9, com multa de R$ 17,80',
  },
  {
    means: 'fine',
    say: `com|mais [mais] [r] [$] @ [reais] de ${words}`,
    like: 'paguei a escola, com 17,80 de multa',
  },
])

/** Centavos of interest or of a fine that are told with a payment, and not its own sum. */
export function fineIn(reading: Reading): number | null {
  const [only, another] = reading.amounts
  if (!only || another || only.isForeign || only.isNegative || !fines.isIn(reading)) return null
  return Math.round(only.valueCents)
}
