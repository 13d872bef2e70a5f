import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const gave = 'mandou|deu|passou|transferiu|entregou|deixou|pixou'
const bought =
  '[,|e|.] [eu|so] comprei|gastei|paguei|deu|custou|saiu|foi|ficou [tudo|so] [por|em|a] [r] [$] @'
const handing =
  'devolvi|devolvo|mandei|entreguei|dei|passei|voltei [de|pra|pro] [volta|ele|ela] [o|a|os]'
const theirs = `me|{kin}|{kid}|{person}|patrao|patroa [me|nos] ${gave} [so|uns] [r] [$] @ [reais]`
const own = 'recebi [r] [$] @ [reais] d* ..2'
const spent = `pra|pro|para|pras|pros ..4 ${bought} ..3 [,|e|.] ${handing}`
const not = ['nao|vou ..1 devolvi|devolvo|mandei|dei', `${handing} [r] [$] @ d*`]
const rest = 'troco|resto|restante|diferenca|sobra'

const errands = new PhraseBook('money given for an errand, of which the rest went back', [
  {
    means: 'rest',
    say: `${theirs} ${spent} ${rest}`,
    not,
    like: 'meu filho mandou 200 pro remédio, comprei por 163 e devolvi o troco',
  },
  {
    means: 'figure',
    say: `${theirs} ${spent} [r] [$] @`,
    not,
    like: 'minha mãe me mandou 200 pro remédio, comprei por 163 e devolvi 37',
  },
  {
    means: 'rest',
    say: `${own} ${spent} ${rest}`,
    not,
    like: 'recebi 200 do meu filho pro remédio, deu 163, devolvi o troco',
  },
])

/**
 * `meu filho mandou 200 pro remédio, comprei por 163 e devolvi o troco`: what was handed back is
 * not kept. So much as was spent came in, and went out.
 */
export function takeErrand(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [given, paid, change, another] = segments
  if (!given || !paid || another || paid.valueCents >= given.valueCents) return [...segments]
  const back = given.valueCents - paid.valueCents
  if (change && change.valueCents !== back) return [...segments]
  const found = errands.find(reading)
  const isTold = found && found.first <= given.amount.first && paid.amount.last <= found.last
  if (!isTold) return [...segments]
  const kept = withStep(given, { by: 'less', cents: back })
  return [
    { ...kept, isPart: true, way: 'in' },
    { ...paid, last: paid.amount.last, isPart: true, way: 'out' },
  ]
}
