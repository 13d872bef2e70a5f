import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const dearer = new PhraseBook('by how much it cost more, or less', [
  {
    means: 'by',
    say: '@ [reais|conto] [a] mais|menos cara|caro|caras|caros|alta|alto|altas|altos|barata|barato|baratas|baratos',
    not: ['mais|menos caro|barato [que] cada'],
    like: 'minha conta de luz veio 30 reais mais cara, 210',
  },
])

/** `a luz veio 30 reais mais cara, 210`: only the second was paid. */
export function dropDearer<Kind extends Segment>(
  reading: Reading,
  segments: readonly Kind[],
): Kind[] {
  const [by, paid, another] = segments
  if (!by || !paid || another || paid.amount.valueCents <= by.amount.valueCents) {
    return [...segments]
  }
  const { first, last } = by.amount
  const found = dearer.find(reading, { first, last: Math.min(last + 4, paid.amount.first - 1) })
  return found?.first === first ? [merge(by, paid)] : [...segments]
}
