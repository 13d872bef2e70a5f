import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const inParts = new PhraseBook('the rest of a price, in parts', [
  {
    means: 'parts',
    say: 'resto|restante|restinho ..2 em|de|por # ..2 de|a|: [r] [$] @',
    like: 'deu 3 mil hoje e o resto em duas vezes de 1.500',
  },
])

/**
 * `vendi a moto por 6.000, o rapaz deu 3 mil hoje e o resto em duas vezes de 1.500`: only the
 * second figure changed hands, and the three prove it. Null where they do not.
 */
export function takePaidBeforeParts(
  reading: Reading,
  segments: readonly Settled[],
): Settled | null {
  const [whole, paid, part, another] = segments
  if (!whole || !paid || !part || another) return null
  const gap = { ...between(paid, part), last: part.amount.last }
  const left = whole.valueCents - paid.valueCents
  return isPartOf(reading, part.amount.valueCents, left) && inParts.isIn(reading, gap)
    ? merge(part, merge(whole, paid))
    : null
}

/** Whether so many of `partCents` as some number of the message says come to `leftCents`. */
export function isPartOf(
  { numbers }: Pick<Reading, 'numbers'>,
  partCents: number,
  leftCents: number,
): boolean {
  return numbers.some(({ hundredths }) => {
    return (hundredths ?? 0) > 100 && ((hundredths ?? 0) / 100) * partCents === leftCents
  })
}
