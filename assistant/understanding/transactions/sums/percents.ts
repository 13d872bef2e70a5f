import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const percents = new PhraseBook<
  'less-percent' | 'plus-percent' | 'of-percent' | 'ahead' | 'in' | 'in-figure'
>('what a percentage does', [
  { means: 'in', say: 'ja ..2 #percentage', like: '80 já com 10% de desconto' },
  { means: 'in', say: 'ja com ..3 #percentage', like: '148, já com o desconto de 20%' },
  {
    means: 'in-figure',
    say: '#percentage ..6 ja aplicado|abatido|descontado|incluso|incluido',
    like: 'R$ 859 com 5% de desconto por antecipação já aplicado',
  },
  { means: 'in', say: '#percentage ..3 ja', like: '80 com 10% de desconto já' },
  { means: 'in', say: '#percentage ..2 inclu*', like: '84 com 10% do garçom incluso' },
  { means: 'less-percent', say: 'menos|- #percentage', like: '4 pneus 1.560 menos 5% à vista' },
  {
    means: 'less-percent',
    say: '#percentage [de] desconto|descontinho|off|abatimento|desc|cupom',
    like: 'iptu 980 com 10% de desconto',
  },
  {
    means: 'less-percent',
    say: 'desconto|cupom|descontinho|promocao [de] #percentage',
    like: 'iptu 980 com desconto de 10%',
  },
  {
    means: 'less-percent',
    say: 'fica|ficou|cobra|cobrou|leva|levou|desconta|descontou|retem|tira|tirou|ficam|ficaram|cobram|levam|descontam|pega|pegam|come|comem|morde|mordem [com] #percentage',
    like: 'show deu 400 e a casa fica com 20%',
  },
  {
    means: 'less-percent',
    say: '#percentage [que] [eh|fica|ficou|ficam|vai|foi] com|pra|pro|pros|da|do|dos|das [o|a|os|as] {house}',
    like: 'fiz 640 no salão, 40% fica com a dona',
  },
  {
    means: 'of-percent',
    say: '#percentage [eh|fica|ficou|e] [pra] meu|minha|mim|comigo',
    like: 'deu 360 no caixa, 50% é meu',
  },
  {
    means: 'of-percent',
    say: 'fico|fiquei|ficamos [so] com #percentage',
    like: 'o corte deu 60 e eu fico com 40%',
  },
  {
    means: 'of-percent',
    say: 'meu|minha [parte|comissao] eh|foi|de|deu [de] #percentage',
    like: 'vendi 900, minha comissão é de 5%',
  },
  {
    means: 'of-percent',
    say: 'me paga|pagam|pagou|pagaram|da|dao|deu|deram|passa|passam|passou|repassa|repassam #percentage',
    not: ['#percentage de desconto|off|abatimento|cashback|aumento'],
    like: 'vendi 800 hoje e a loja me paga 10%',
  },
  {
    means: 'of-percent',
    say: 'ganho|recebo|levo|tiro|ganhei|recebi [so] #percentage',
    not: ['#percentage de desconto|off|abatimento|cashback|aumento|do|da'],
    like: 'vendi 800 e ganho 10% de comissão',
  },
  {
    means: 'plus-percent',
    say: 'mais|+ [o|os] #percentage',
    like: 'almoço 84 mais 10% de gorjeta',
  },
  {
    means: 'plus-percent',
    say: 'e [os] #percentage d* gorjeta|garcom',
    like: 'jantar 90 e 10% de gorjeta',
  },
  {
    means: 'ahead',
    say: '#percentage agora|ja [e|,] [o|mais] #percentage',
    like: 'fechei um logo por 1.800, 50% agora e 50% na entrega',
  },
  {
    means: 'ahead',
    say: 'paguei|dei|pagamos|demos|adiantei|pago|paga #percentage [agora|hoje|ja|ontem] [e|,] [o|falta] [o] resto|restante|saldo',
    like: 'fotógrafo 3.300, paguei 10% hoje e o resto em agosto',
  },
  {
    means: 'ahead',
    say: '#percentage adiantado|antecipado',
    like: 'frete 4800, recebi 70% adiantado',
  },
  {
    means: 'ahead',
    say: '#percentage de entrada|sinal|adiantamento',
    like: 'obra de 3000, paguei 30% de entrada',
  },
  {
    means: 'ahead',
    say: 'adiantamento|entrada|sinal ..2 #percentage',
    like: 'frete de 4800, caiu o adiantamento hoje, 70%',
  },
])

/** Does what a percentage behind a figure says: a discount, a tip, a part paid ahead. */
export function takePercents(reading: Reading, segments: readonly Settled[]): Settled[] {
  const told = reading.numbers.filter(({ role }) => role === 'percentage')
  if (told.length === 0) return [...segments]
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
    if (found.means !== 'ahead') return withStep(one, { by: found.means, percent })
    return isHandedOver(reading, one) ? one : withStep(one, { by: 'of-percent', percent })
  })
}

const ofSum = new PhraseBook('a percentage of a sum', [
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

/** `foram 96, era 120 com 20% de desconto`: the figure is what is left already. */
function isDone({ amounts }: Reading, { amount }: Settled, percent: number): boolean {
  const left = amounts.map((one) => Math.round((one.valueCents * (100 - percent)) / 100))
  return left.includes(amount.valueCents)
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
