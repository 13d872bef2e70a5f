import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Step, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

const wholly = new PhraseBook('off all that was listed', [
  {
    means: 'all',
    say: 'no|em|na|ao total|tudo|todo|compra|nota',
    like: 'o desconto da farmácia foi de 2,14 no total',
  },
])

/**
 * The turn of a discount on all that the last message listed: a percentage comes off each, a sum
 * off the dearest, so that all of it comes to what was paid. Null where nothing was listed.
 */
export function discountedAllTurn(input: TurnInput, reading: Reading, step: Step): Turn | null {
  const listed = toldLast(input, ownIn(input))
  const isList = listed.length > 1 && listed.every(({ type }) => type === 'despesa')
  if (!isList || !wholly.isIn(reading)) return null
  const dearest = listed.toSorted((one, other) => other.amountCents - one.amountCents)
  const off = step.by === 'less' ? dearest.slice(0, 1) : listed
  const mended = off.map((one) => mend(input, one, step))
  return mended.every((one) => one !== null) ? chained(mended) : null
}

/** What is left of one of them; null where more than half of it would go. */
function mend(input: TurnInput, entry: Remembered, step: Step): Turn | null {
  const sum: Sum = { startCents: entry.amountCents, steps: [step] }
  const left = cents(totalOf(sum))
  const isLess = left < entry.amountCents && left * 2 >= entry.amountCents
  return isLess ? correctSum(input, entry, left, sum) : null
}
