import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const tender = new PhraseBook('what was handed over for a price', [
  {
    means: 'kept',
    say: 'dei|paguei|deixei [com] [uma] [nota|cedula] [de] @ ..6 [o] troco',
    not: [
      '@ ..6 devolveu|voltou|veio|recebi|deu [de|o] troco',
      '@ ..6 de troco',
      'trocado|trocados',
    ],
    like: 'unha 40, dei 50 e deixei o troco',
  },
  {
    means: 'kept',
    say: 'dei|paguei|deixei [com] [uma] [nota|cedula] [de] @ com [a|uma] gorjeta|caixinha',
    like: 'manicure 45, dei 50 com a gorjeta',
  },
  {
    means: 'handed',
    say: 'com [a|uma|umas|duas] nota|notas|cedula de @',
    not: ['@ de|do|da|pro|pra|pros|para|no|na'],
    like: 'fui na barbearia, paguei 35 com uma nota de 50',
  },
  {
    means: 'handed',
    say: 'dei|paguei|entreguei com|uma [uma] [nota|cedula] [de] @',
    not: ['@ de|do|da|pro|pra|pros|para|no|na'],
    like: 'lavei o carro 40 conto, dei uma nota de 50',
  },
  // More than it costs, and for nothing else.
  {
    means: 'handed',
    say: ', dei @ [reais|conto] [.|!] $',
    like: 'almoço 30, dei 50',
  },
])

const returned = new PhraseBook('what came back of it', [
  {
    means: 'back',
    say: '[me|e] voltou|voltaram|devolveu|devolveram|recebi|sobrou|sobraram|veio|deu [de|o|troco|r|$] @',
    like: 'cesta 189, paguei com 200 me voltou 11',
  },
  { means: 'back', say: 'troco [de|foi|deu|:] @', like: 'pão 8, dei 10, troco de 2' },
  { means: 'back', say: '@ de troco', like: 'pão 8, paguei com 10, 2 de troco' },
])

/**
 * Money handed over for a price that is told is no payment more: `cabelo 35, dei uma nota de 50`;
 * where the change was left, all of it was paid.
 */
export function takeTendered(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (let at = 0; at < segments.length; at += 1) {
    const [segment, next] = segments.slice(at, at + 2)
    const price = kept.at(-1)
    if (!segment) break
    const told =
      price && price.valueCents < segment.valueCents ? means(reading, price, segment) : null
    if (!price || told === null) {
      kept.push(segment)
      continue
    }
    const isKept = told === 'kept'
    kept[kept.length - 1] = isKept ? restated(price, segment) : merge(segment, price)
    const isBack = next !== undefined && isReturned(reading, price, segment, next)
    if (isBack && !isKept) at += 1
  }
  return kept
}

function means(reading: Reading, price: Settled, segment: Settled): 'kept' | 'handed' | null {
  const gap = between(price, segment)
  const found = tender.find(reading, { first: gap.first, last: segment.last })
  const isOwn = found !== null && found.first < segment.amount.first
  return isOwn && found.last >= segment.amount.last ? found.means : null
}

const handed = new PhraseBook('a note handed over for what is priced behind', [
  {
    means: 'note',
    say: 'dei|paguei|entreguei com|uma [uma] [nota|cedula] [de] [r] [$] @ no|na|o|a|um|uma|pelo|pela ..3 de [r] [$] @',
    like: 'dei uma nota de cem no mercado de 64',
  },
  {
    means: 'note',
    say: 'paguei com [uma] nota|cedula de @ o|a|um|uma|pelo|pela ..4 @',
    like: 'paguei com nota de 20 o pão de 9,50',
  },
])

/** `paguei com 50 um lanche de 28`: the price stands behind the note. */
export function dropHanded(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [note, price, ...more] = segments
  if (!note || !price || more.length > 0 || price.valueCents >= note.valueCents) {
    return [...segments]
  }
  const isHanded = handed.isIn(reading, { first: note.first, last: price.amount.last })
  return isHanded ? [merge(note, price)] : [...segments]
}

/** `paguei com 200 me voltou 11` of 189. */
function isReturned(reading: Reading, price: Settled, handed: Settled, back: Settled): boolean {
  const isRest = handed.valueCents - back.valueCents === price.valueCents
  const gap = between(handed, back)
  return isRest && returned.isIn(reading, { first: gap.first, last: back.last })
}

/** The words and the place of the price, with what was paid for it. */
function restated(price: Settled, { valueCents, amount, last }: Settled): Settled {
  const { form } = amount
  return {
    ...price,
    last,
    valueCents,
    amount: { ...price.amount, valueCents, form },
    sum: { startCents: valueCents, steps: [] },
  }
}
