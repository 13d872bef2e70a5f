import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { hasKnownTerm } from '#understanding/transactions/evidence.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { takeSaidTotal } from '#understanding/transactions/sums/left/said-total.ts'
import {
  dropMultiples,
  dropProducts,
  dropSingle,
} from '#understanding/transactions/sums/multiples.ts'
import { sumOf, takeParts, weighs } from '#understanding/transactions/sums/parts.ts'
import { isPriceList } from '#understanding/transactions/sums/prices/price-list.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'
import { ways } from '#understanding/transactions/ways.ts'

const all = new PhraseBook('a figure for all of it', [
  {
    means: 'all',
    say: 'fez|deu|paguei|saiu|ficou|fechou|foi [so] [por] @ tudo|junto|juntos',
    like: 'capa 30 e película 20, fez 45 tudo',
  },
  {
    means: 'all',
    say: 'fez|saiu|ficou|fechou|deixou|paguei tudo por|em|a [r] [$] @',
    like: 'telha 234 e caibro 256, o Tião fez tudo por 480',
  },
  {
    means: 'all',
    say: 'fez|deu|paguei|saiu|ficou|fechou|foi [so] [por] @ os|as #quantity',
    like: 'capa 30 e película 20, fez 45 os dois',
  },
  {
    means: 'all',
    say: 'fez|deu|paguei|saiu|ficou|fechou|foi [so] [por] @ ao|no todo|total',
    like: 'capa 30 e película 20, fez 45 no total',
  },
])

const someOf = new PhraseBook('the price of some of them', [
  { means: 'some', say: 'uns|umas|alguns|algumas|outros|outras de @', like: 'brincos, uns de 10' },
])

/** A sum said beside its parts is not one more transaction. */
export function takeTotals(reading: Reading, segments: readonly Settled[]): Settled[] {
  if (segments.length < 2) return [...segments]
  const single = dropProducts(reading, dropSingle(reading, dropPieces(reading, segments)))
  const parts = dropTotal(reading, dropMultiples(reading, single))
  return takeSaidTotal(reading, parts) ?? takeAll(reading, takeParts(reading, parts))
}

const pieces = new PhraseBook('pieces of it that have no name of their own', [
  {
    means: 'ways',
    say: '@ [foi] na|de|pra ida [e|,|mais] [e] @ [foi] na|de|pra volta',
    like: 'uber 20, 12 na ida e 8 na volta',
  },
  {
    means: 'whose',
    say: '@ [eh|foi|sao] d*|pra|pro oficina|firma|empresa|loja|negocio|trabalho|servico|salao|barraca|escritorio|sitio [e|,|mais] [e] @ [eh|foi|sao] meu|meus|minha|pessoal|nosso|pra|de [mim|casa]',
    like: 'botei 60 de gasolina, 40 é da oficina e 20 meu',
  },
  {
    means: 'whose',
    say: '@ [eh|foi|sao] meu|meus|minha|pessoal|nosso [e|,|mais] [e] @ [eh|foi|sao] d*|pra|pro oficina|firma|empresa|loja|negocio|trabalho|servico|salao|barraca|escritorio|sitio',
    like: 'botei 60 de gasolina, 20 meu e 40 da oficina',
  },
])

/** `20 de uber, 12 na ida e 8 na volta`: the pieces make up the whole, which has the name. */
function dropPieces(reading: Reading, segments: readonly Settled[]): readonly Settled[] {
  const [whole, one, other, another] = segments
  if (!whole || !one || !other || another || !pieces.isIn(reading)) return segments
  const isWhole = whole.valueCents === one.valueCents + other.valueCents
  return isWhole ? [merge(other, merge(one, whole))] : segments
}

/** `foram 200 hoje: 120 no mercado e 80 na farmacia`. */
function dropTotal(reading: Reading, segments: readonly Settled[]): Settled[] {
  if (segments.length < 3) return [...segments]
  for (const candidate of [segments[0], segments.at(-1)]) {
    if (!candidate) continue
    const others = segments.filter((one) => one !== candidate)
    if (sumOf(others) !== candidate.valueCents) continue
    // "almoço 15 água 3 cigarro 12": by chance, where it is a thing among things.
    const isThing = weighs(reading, candidate.first, candidate.amount.first, 'item')
    const isNamedEach = others.every((one) => namesThing(reading, one))
    if (isThing && (isPriceList(reading) || isNamedEach)) continue
    if (segments.every((one) => isOfSomeone(reading, one))) continue
    if (isOneThing(reading, candidate, others)) return [joined(candidate, others)]
    return others
  }
  return [...segments]
}

const of = new Set(['da', 'do', 'de'])

/** `alongamento da Bruna 150`, beside those of others: what was done for one of them alone. */
function isOfSomeone({ tokens }: Reading, { first, amount }: Settled): boolean {
  return tokens.slice(first, amount.first).some(({ norm }, at) => {
    const who = tokens[first + at + 1]?.norm ?? ''
    return of.has(norm) && (isFirstName(who) || isSomeone(who) || who === 'dona' || who === 'seu')
  })
}

/** `, crédito da vivo 15`: a thing of its own, and no colon that makes it a part. */
function namesThing(reading: Reading, { first, amount, last }: Settled): boolean {
  const isPart = reading.tokens.slice(0, amount.first).some(({ norm }) => norm === ':')
  return !isPart && hasKnownTerm(reading, coverTokens(reading), first, last)
}

/** `12,40 + 9,80 = 22,20`, `850, sendo 400 em dinheiro e 450 no pix`: the parts are of nothing. */
function isOneThing(reading: Reading, whole: Settled, parts: readonly Settled[]): boolean {
  const { tokens } = reading
  const isPaidSo = ({ amount }: Settled) =>
    ways.isIn(reading, { first: amount.last + 1, last: amount.last + 3 }) ||
    ways.isIn(reading, { first: amount.first - 2, last: amount.first - 1 })
  if (parts.every(isPaidSo) && whole.first < (parts[0]?.first ?? 0)) return true
  const [first, last] = [parts[0]?.amount.last ?? 0, whole.amount.first]
  const between = tokens.slice(first + 1, last).filter(({ kind }) => kind === 'word')
  const isAdded = tokens[last - 1]?.norm === '=' || tokens[last - 2]?.norm === '='
  return isAdded && between.length === 0
}

function joined(whole: Settled, parts: readonly Settled[]): Settled {
  return parts.reduce((all, one) => merge(one, all), whole)
}

/** `capa 30 e película 20, fez 45 os dois`: one price for what was told with prices of its own. */
function takeAll(reading: Reading, segments: readonly Settled[]): Settled[] {
  const final = segments.at(-1)
  const former = segments.slice(0, -1)
  if (!final || former.length === 0) return [...segments]
  const span = { first: final.amount.first - 3, last: final.amount.last + 3 }
  const isAll = all.find(reading, span)?.last === undefined
  const isOfSome = former.every(({ amount: { first, last } }) => {
    return someOf.isIn(reading, { first: first - 2, last })
  })
  if (isAll || (final.valueCents >= sumOf(former) && !isOfSome)) return [...segments]
  return [former.reduce((joined, one) => merge(one, joined), final)]
}
