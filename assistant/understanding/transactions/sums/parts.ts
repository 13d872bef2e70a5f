import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findMeanings, type Meaning } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const parts = new PhraseBook('a total and its parts', [
  { means: 'parts', say: 'sendo', like: 'deu 486,30 sendo 120 de fralda' },
  {
    means: 'parts',
    say: 'dos|das|desses|dessas quais|foram|foi',
    like: 'gastei 200, dos quais 50 no uber',
  },
  {
    means: 'parts',
    say: 'dentro d*|nisso|ai [valor|total|conta|compra] [ja] [esta|tem|tinha|vai|entra]',
    like: 'mercado 143,20, dentro desse valor está a cuca, que custou 22',
  },
  {
    means: 'parts',
    say: 'nesse|nessa|nisso [valor|total|conta|compra|ai] [ja] esta|tem|tinha|vai|entra|inclui',
    like: 'mercado 143,20, nesse valor tá a cuca de 22',
  },
  {
    means: 'parts',
    say: 'incluso|inclusa|inclusos|inclusas|incluido|incluida o|a|os|as',
    not: ['nao|sem [esta] incluso|inclusa|incluido|incluida'],
    like: 'mercado 143,20, já incluso a cuca que foi 22',
  },
  {
    means: 'parts',
    say: ':',
    like: '95 no mercadinho: 40 de carne, 25 de queijo, o resto besteira',
  },
])
const ofThese = new PhraseBook('a part of what was told', [
  {
    means: 'part',
    say: '{of-these} [total|valor|ai|mesmo|conta|compra] [,] [r] [$] @ foi|foram|era|eram|eh|sao',
    like: '500 no mercado, desse total 120 era ração',
  },
  {
    means: 'part',
    say: '{of-these} [r] [$] @ de|da|do|com|em',
    like: 'mercado 350, desses 50 de ração',
  },
  {
    means: 'part',
    say: 'd* compra|conta|total|pedido|mercado|feira de [r] [$] @ , [r] [$] @ foi|foram|era [so]',
    like: 'da compra de 180, 45 foi ração',
  },
  {
    means: 'part',
    say: ', [r] [$] @ [reais] disso|desse|deste|dai foi|eh|era|sao|foram [so] [de|um|uma|o|a]',
    not: ['disso|desse|deste|dai ..1 {for}|do|da|dos|das|meu|minha|dele|dela'],
    like: 'rancho 638,40, 89 disso é uma boneca',
  },
  {
    means: 'part',
    say: '( [so] [r] [$] @ foi|foram|era|eram|so|eh [so] [de|da|do|das|dos|a|o]',
    like: 'mercado 318,77 (60 foi só de fralda)',
  },
  {
    means: 'part',
    say: '( @ [so|tudo] de|do|da|das|dos',
    like: 'mercado 318,77 (60 de fralda)',
  },
])
const rest = new PhraseBook('what is left', [
  {
    means: 'rest',
    say: 'o resto|restante',
    not: ['fiquei|fico|ficou com o resto|restante', 'o resto|restante ..2 comigo'],
    like: '95: 40 de carne e o resto foi besteira',
  },
])
const restNamed = new PhraseBook('what is left, by its name', [
  {
    means: 'rest',
    say: '[e] [o] resto|restante [foi|era|eh|em|de|do|da|com|:] [so] [o|a|os|as|de|do|da|um|uma]',
    not: [
      'resto|restante ..2 {way}|{later}',
      'fiquei|fico|ficou com [o] resto|restante',
      'resto|restante [eh|foi] [que] paga|pago|pagar|paguei|fica|ficou|falta|eu|ele|ela|vou|guardei|sobrou',
    ],
    like: '280, 190 só do óleo e o resto o filtro',
  },
])

const paidSo = new PhraseBook('one price paid in two ways', [
  {
    means: 'ways',
    say: '@ [foi] no|em|com|via {way} [,] e|mais [o] resto|restante [foi] no|em|com|via {way}',
    like: 'o fogão deu 900, 400 no pix e o resto no cartão',
  },
])

/** `deu 486,30 sendo 120 de fralda`: the part, and the rest by itself. */
export function takeParts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, first, ...more] = segments
  if (!whole || !first) return [...segments]
  const named = [first, ...more]
  const isPaidSo =
    more.length === 0 && paidSo.isIn(reading, { ...first, first: first.amount.first })
  if (isPaidSo && first.valueCents < whole.valueCents) return [merge(first, whole)]
  const gap = between(whole, first)
  const link =
    parts.find(reading, gap) ??
    ofThese.find(reading, { first: whole.first, last: first.last }) ??
    (isThingOfPlace(reading, whole, first) ? { first: first.amount.first } : null)
  const end = named.at(-1)?.last ?? whole.last
  const left = restNamed.find(reading, { first: named.at(-1)?.amount.last ?? 0, last: end })
  if (!(link || left) || sumOf(named) >= whole.valueCents) return [...segments]
  const isList = link !== null && reading.tokens[link.first]?.norm === ':'
  if (isList && !rest.isIn(reading, { first: whole.amount.last, last: end })) return [...segments]
  const less = named.map((one) => ({ by: 'less' as const, cents: one.valueCents }))
  return calledRest(reading, named, withStep(whole, ...less), left)
}

/** The parts, and what is left by the words behind `o resto`, where those name a thing. */
function calledRest(
  reading: Reading,
  named: readonly Settled[],
  left: Settled,
  told: { first: number; last: number } | null,
): Settled[] {
  const final = named.at(-1)
  const isThing = final && told && weighs(reading, told.last, final.last, 'item')
  if (!isThing) return [...named, left]
  const cut = { ...final, last: told.first - 1 }
  return [...named.slice(0, -1), cut, { ...left, first: told.last, last: final.last }]
}

const ofIt = new PhraseBook('a thing of what was told', [
  {
    means: 'thing',
    say: '@ foi|foram|era [so|de|com|em] [o|a|os|as]',
    not: ['@ foi embora'],
    like: '40 foi a cerveja',
  },
])

const took = new PhraseBook('what was taken at a place', [
  {
    means: 'took',
    say: 'fiz|rodei|tirei|ganhei|faturei|recebi|apurei [hoje|ontem] [uns] [r] [$] @',
    like: 'fiz 95 no ifood',
  },
])

const paidBack = new PhraseBook('that another has paid for it', [
  {
    means: 'back',
    say: 'ja me pagou|devolveu|mandou|passou|pagaram|devolveram',
    like: '35 era fralda da sobrinha que minha irmã já me pagou',
  },
])

/** `150 no mercado, 40 foi cerveja`: a thing of the place that the first figure was left at. */
function isThingOfPlace(reading: Reading, whole: Settled, part: Settled): boolean {
  // "fiz 95 no ifood, 12 foi taxa", "35 era da sobrinha, que já me pagou": nothing from there.
  if (took.isIn(reading, whole) || paidBack.isIn(reading, { ...part, first: part.amount.first }))
    return false
  const link = ofIt.find(reading, { first: part.amount.first, last: part.last })
  const isOf = (weight: Meaning['weight']) =>
    link !== null && weighs(reading, link.last + 1, part.last, weight)
  const isPart = link !== null && (isOf('item') || isOf('purpose'))
  const isPlace = weighs(reading, whole.first, part.amount.first - 1, 'place')
  return isPart && isPlace && !isOf('place')
}

/** Whether any of these tokens is known to weigh so much. */
export function weighs(
  { tokens }: Reading,
  first: number,
  last: number,
  weight: Meaning['weight'],
): boolean {
  return tokens
    .slice(first, last + 1)
    .some(({ norm }) => findMeanings(norm)?.some((one) => one.weight === weight))
}

export function sumOf(segments: readonly Settled[]): number {
  return segments.reduce((total, one) => total + one.valueCents, 0)
}
