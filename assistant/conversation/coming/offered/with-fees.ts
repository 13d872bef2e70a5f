import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const fees = new PhraseBook('what was paid on top of a bill that is late', [
  {
    means: 'fee',
    say: 'com|mais [mais] [r] [$] @ [reais] de [juros] juros|multa|mora|acrescimo',
    like: 'paguei a luz com 2 de juros',
  },
  {
    means: 'fee',
    say: 'com|mais juros|multa|mora|acrescimo de [r] [$] @',
    like: 'paguei a luz com juros de 2',
  },
])

/** Centavos of interest or of a fine that are told with a payment, and not its own sum. */
export function feeIn(reading: Reading): number | null {
  const [only, another] = reading.amounts
  if (!only || another || only.isForeign || only.isNegative || !fees.isIn(reading)) return null
  return Math.round(only.valueCents)
}
