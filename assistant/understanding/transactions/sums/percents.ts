import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import {
  isDone,
  lessOfSome,
  percentOfAll,
} from '#understanding/transactions/sums/percent-of-some.ts'
import { percents } from '#understanding/transactions/sums/percent-phrases.ts'
import { isPaidSo } from '#understanding/transactions/sums/prices/paid-so.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

/** Does what a percentage behind a figure says: a discount, a tip, a part paid ahead. */
export function takePercents(reading: Reading, segments: readonly Settled[]): Settled[] {
  const told = reading.numbers.filter(({ role }) => role === 'percentage')
  if (told.length === 0) return [...segments]
  const common = percentOfAll(reading, segments)
  if (common) return segments.map((one) => withStep(one, common))
  return segments.map((one, at) => {
    const before = percentBefore(reading, one)
    if (before > 0) return withStep(one, { by: 'of-percent', percent: before })
    const next = segments[at + 1]?.amount.first ?? Number.POSITIVE_INFINITY
    const own = told.find(({ first }) => first > one.amount.last && first < next)
    const percent = (own?.hundredths ?? 0) / 100
    if (!own || percent <= 0 || percent >= 100) return one
    const said = percents
      .findAll(reading, { first: Math.max(one.amount.last + 1, own.first - 5), last: own.last + 9 })
      .filter(({ first, last }) => first <= own.first && own.last <= last)
    const [found] = said
    if (!found || said.some(({ means }) => means === 'in-figure')) return one
    if (found.means === 'in' || found.means === 'in-figure') return one
    if (isDone(reading, one, percent)) return one
    if (found.means === 'less-percent' && isPaidSo(reading, one, own)) return one
    const ofSome =
      found.means === 'less-percent' ? lessOfSome(reading, one, { own, percent }) : null
    if (ofSome) return withStep(one, ofSome)
    if (found.means !== 'ahead') return withStep(one, { by: found.means, percent })
    return isHandedOver(reading, one) ? one : withStep(one, { by: 'of-percent', percent })
  })
}

const ofSum = new PhraseBook('a percentage of a sum', [
  {
    means: 'of',
    say: '#percentage sobre [o|os|a|as] [r] [$] @',
    like: 'vai me pagar comissão de 3% sobre 41.200',
  },
  { means: 'of', say: '#percentage [em] [cima] de @', like: 'comissão de 4% em cima de 6.300' },
  {
    means: 'of',
    say: '#percentage [de|do|da|pra|pro] ..3 em cima de|do|da|dos|das|desses|dessas|desse [r] [$] @',
    like: 'paguei 30% de comissão em cima desses 450',
  },
  {
    means: 'of',
    say: '#percentage do|da|dos|das|desses|dessas|desse|daqueles [r] [$] @',
    like: 'a loja ficou com 12% dos 500',
  },
  {
    means: 'of',
    say: '#percentage [adiantado|antecipado|adiantada] do|da|desse|dessa ..3 de [r] [$] @',
    like: 'recebi 30% do serviço de 3.000',
  },
  {
    means: 'of',
    say: '#percentage do|da ..2 que deu|custou|ficou|era|eh [em|por|r] [$] @',
    like: 'a cliente pagou 50% do serviço que deu 800',
  },
  {
    means: 'of',
    say: '#percentage do que [ela|ele] fez|fizer|faz|vendeu|atendeu|faturou|rendeu|ganhou [,|.] [e|ela|ele|hoje] [fez|vendeu|atendeu|faturou|rendeu|deu|foi|foram] [r] [$] @',
    like: 'a manicure fica com 40% do que fez, fez 850, paguei a parte dela',
  },
  {
    means: 'of',
    say: '#percentage de entrada|sinal|adiantamento ..6 total|contrato [eh|era|de|:] @',
    like: 'recebi 50% de entrada do armário, o total é 3200',
  },
])

/** The percentage that a figure is said to be the whole of; 0 where none is. */
function percentBefore(reading: Reading, { first, amount }: Settled): number {
  const found = ofSum.find(reading, { first, last: amount.last })
  const percent = reading.numbers.find(
    (one) => one.role === 'percentage' && found !== null && one.first === found.first,
  )
  return found?.last === amount.last ? (percent?.hundredths ?? 0) / 100 : 0
}

const beforeSum = new Set('r $ os as uns umas so ja hoje agora'.split(' '))
/** What it costs is told by these, and nothing has changed hands. */
const priced = new Set(['vender', 'cobrar'])
const moving = new Set(['earn', 'spend', 'give', 'hand', 'arrive'])

/** `me pagou 925 que é 50% de entrada`: the figure is the part itself, since it changed hands. */
function isHandedOver({ tokens }: Reading, { amount }: Settled): boolean {
  const before = tokens.slice(0, amount.first).findLast(({ norm }) => !beforeSum.has(norm))
  const verb = findVerb(before?.norm ?? '')
  const isMoving = verb?.form.endsWith('did') === true && moving.has(verb.kind)
  // "cobrou 925, que é 50%": the part, and "cobrou 600, paguei 20%" the whole.
  const isPart = tokens[amount.last + 1]?.norm === 'que'
  return isMoving && (isPart || !priced.has(verb.lemma))
}
