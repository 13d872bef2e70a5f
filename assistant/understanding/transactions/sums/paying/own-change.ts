import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const ownChange = new PhraseBook('change that the writer got', [
  {
    means: 'got',
    say: 'recebi|peguei|sobrou|sobraram|voltou|voltaram|me|deram|devolveram ..2 @ [reais] de|do troco',
    like: 'entreguei 20 no bar e recebi 6 de troco',
  },
])

/** Whether it is told as change, and who got it paid. */
export function isOwnChange(reading: Reading, { first, last }: Settled): boolean {
  return ownChange.isIn(reading, { first, last })
}

const another = new PhraseBook('what came back of another as well', [
  {
    means: 'back',
    say: '@ [reais] de|da|do outro|outra',
    like: '90 na pizza, voltou 30 de um e 30 de outro',
  },
])

/** `voltou 30 de um e 30 de outro`: both are of what was paid. */
export function isBackOfAnother(reading: Reading, former: Settled, segment: Settled): boolean {
  const isLess = former.sum.steps.at(-1)?.by === 'less'
  const { first, last, valueCents } = segment
  return isLess && valueCents < former.valueCents && another.isIn(reading, { first, last })
}
