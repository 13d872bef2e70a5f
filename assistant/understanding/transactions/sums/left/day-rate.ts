import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const rates = new PhraseBook('a fixed pay beside that of each piece', [
  {
    means: 'fixed',
    say: 'diaria|fixo|turno|plantao ..5 [r] [$] @ [reais] [de] [diaria|fixo|fixos] ..4 mais|+|e [uns] [r] [$] @ [reais] por|cada|a|o',
    like: 'a diária na pizzaria é 60 mais 5 por entrega, fiz 14 entregas',
  },
  {
    means: 'fixed',
    say: '[r] [$] @ [reais] de|por diaria|fixo|dia|turno ..4 mais|+|e [uns] [r] [$] @ [reais] por|cada|a|o',
    like: 'hoje foi 50 de diária mais 5 por entrega, fiz 15',
  },
])

/**
 * `a diária na pizzaria é 60 mais 5 por entrega, fiz 14 entregas`: one day's pay of both, where the
 * pieces are counted.
 */
export function takeDayRates(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [fixed, pieces, ...more] = segments
  if (!fixed || !pieces?.amount.times || fixed.amount.times || more.length > 0) return [...segments]
  const isTold = rates.isIn(reading, { first: fixed.first, last: pieces.last })
  const isPaid = reading.tokens.some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.form === 'i-did' && verb.kind === 'spend'
  })
  if (!isTold || isPaid) return [...segments]
  const all = withStep(merge(pieces, fixed), { by: 'plus', cents: pieces.valueCents })
  return [{ ...all, way: 'in' }]
}
