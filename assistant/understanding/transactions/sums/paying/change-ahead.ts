import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const ahead = new PhraseBook('the change, before what was handed over', [
  { means: 'back', say: '@ [reais] de|do troco', like: '12,50 de troco da padaria, dei 50' },
  {
    means: 'back',
    say: 'troco ..3 foi|deu|veio|de|: [r] [$] @',
    like: 'meu troco na padaria foi 12,50, dei uma nota de 50',
  },
  {
    means: 'back',
    say: 'me devolveu|devolveram|voltou|voltaram [r] [$] @ [reais] [de|do] [troco] ,|. [eu]',
    like: 'a moça me voltou 12,50, dei uma nota de 50',
  },
])

const note = 'uma|nota|cedula'

const behind = new PhraseBook('what was handed over, behind its change', [
  {
    means: 'handed',
    say: `dei|dado|paguei|pago|entreguei|entregue [com] [${note}] [${note}] [de] [r] [$] @`,
    like: '12,50 de troco da padaria, eu tinha dado 50',
  },
  { means: 'handed', say: 'pra|de|da nota|cedula de [r] [$] @', like: '8 de troco da nota de 20' },
])

/** `12,50 de troco da padaria, eu tinha dado 50`: told the other way round, it comes to 37,50. */
export function takeChangeAhead(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [back, handed, more] = segments
  if (!back || !handed || more || back.valueCents >= handed.valueCents) return [...segments]
  const isBack = ahead.isIn(reading, { first: 0, last: handed.amount.first - 1 })
  const span = { first: back.amount.last + 1, last: handed.amount.last }
  if (!isBack || !behind.isIn(reading, span)) return [...segments]
  const { valueCents, sum } = handed
  const whole = { ...merge(handed, back), valueCents, sum, way: 'out' as const }
  return [withStep(whole, { by: 'less', cents: back.valueCents })]
}
