import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const not = [
  'emprestado|emprestada|emprestei',
  'pagou|pagaram|deu|deram|acertou|adiantou|mandou ..2 @',
  'levei|peguei|comprei',
]

const owed = new PhraseBook('a part of what was taken that is still owed', [
  {
    means: 'owed',
    say: 'levou|levaram|pegou|pegaram|vendi|vendemos ..6 de|por|a [r] [$] @ [reais|conto] ..6 ficou|ficaram|fica|esta|estao [me|so] devendo [so|me|uns] [r] [$] @',
    not,
    like: 'a dona Lurdes levou um bolo de setenta ficou me devendo trinta',
  },
])

/** `levou um bolo de 70, ficou me devendo 30`: what is not owed was paid, and came in. */
export function takePartOwed(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, left, another] = segments
  if (!whole || !left || another || left.valueCents >= whole.valueCents) return [...segments]
  // Of several of one price, whose sum is still to be worked out.
  if (whole.amount.times) return [...segments]
  const found = owed.find(reading)
  if (found?.last !== left.amount.last || found.first > whole.amount.first) return [...segments]
  const came = withStep(merge(left, whole), { by: 'less', cents: left.valueCents })
  return [{ ...came, isPart: true, way: 'in' }]
}
