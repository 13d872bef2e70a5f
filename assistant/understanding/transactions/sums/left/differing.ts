import { findUnit } from '#language/amounts/units.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { nameDeed } from '#understanding/transactions/naming/deeds.ts'
import { sumOf } from '#understanding/transactions/sums/parts.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const totals = new PhraseBook('a figure for all of it, which its parts are not', [
  { means: 'all', say: 'total|tudo|todo|junto|juntos|=', like: 'blusa 80 e calça 60, total 150' },
  {
    means: 'all',
    say: '^ [hoje|ontem] foram|gastei|gastamos|paguei|deu [r] [$] @ [reais] [hoje|ontem] :|,',
    like: 'foram 200 hoje: 120 no mercado e 90 na farmácia',
  },
  { means: 'headed', say: '^ .. [r] [$] @ [reais] :', like: 'feira 45: tomate 30 e batata 20' },
])

/** What is said of all lies so near to its parts, or it is of something else. */
const nearMin = 0.7
const toldMin = 0.4
const links = new Set('e y mais + depois tambem outro outra outros outras'.split(' '))
const pieces = new Set('corrida viagem passagem prato vez unidade peca par dose porcao'.split(' '))

/**
 * What was said of all, and comes to something else by its parts: "18,50 de leite condensado, 3
 * latas a 6,50", "foram 200 hoje: 120 no mercado e 90 na farmácia". Which of both it is, nobody
 * but the writer knows.
 */
export function takeDiffering(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [first, second, another] = segments
  if (!first || !second) return [...segments]
  return another ? ofSeveral(reading, segments) : ofOne(reading, first, second)
}

/** "3 camisas a 30, deu 85": so many of such a price, and what was paid. */
function ofOne(reading: Reading, first: Settled, second: Settled): Settled[] {
  const both = [first, second]
  const worked = both.find(({ amount, sum }) => amount.times && sum.steps.length === 1)
  const said = both.find(({ sum }) => sum.steps.length === 0)
  if (!worked || !said) return both
  // "deu 60 com desconto", of 90: why it is so far is told.
  const isWhy = isTold(reading, said.valueCents < worked.valueCents)
  if (!isNear(worked.valueCents, said.valueCents, isWhy ? toldMin : nearMin)) return both
  if (worked.valueCents === said.valueCents || isLinked(reading, first, second)) return both
  // "uber 24, 2 corridas de 11", and not "2 corridas de 15, gastei 25 de gasolina".
  const isByPiece = worked === second
  if (namesOwn(reading, worked, isByPiece) && namesOwn(reading, said, false)) return both
  if (flowsApart(reading, first, second)) return both
  const whole = merge(worked, said)
  if (isWhy) return [whole]
  const { valueCents: workedCents, sum } = worked
  return [{ ...whole, differs: { saidCents: said.valueCents, workedCents, sum } }]
}

/** "feira 45: tomate 30 e batata 20": the things, and a total that is none of them. */
function ofSeveral(reading: Reading, segments: readonly Settled[]): Settled[] {
  for (const whole of [segments[0], segments.at(-1)]) {
    if (!whole || whole.sum.steps.length > 0) continue
    const [part, ...parts] = segments.filter((one) => one !== whole)
    if (!part) continue
    const workedCents = sumOf([part, ...parts])
    const isTotal = isOfAll(reading, whole) && isNear(workedCents, whole.valueCents)
    const areThings = [part, ...parts].every((one) => namesOwn(reading, one, false))
    if (!isTotal || !areThings || workedCents === whole.valueCents) continue
    return [{ ...part, differs: { saidCents: whole.valueCents, workedCents } }, ...parts]
  }
  return [...segments]
}

const whys = new PhraseBook('why it comes to something else', [
  {
    means: 'less',
    say: 'desconto|descontinho|abatimento|cupom|promocao|off|pechinchei|chorei|arredondou|arredondaram',
    like: '3 camisas a 30, deu 85 com desconto',
  },
  {
    means: 'more',
    say: 'frete|taxa|entrega|gorjeta|juros|servico|embalagem|acrescimo',
    like: '3 camisas a 30, deu 98 com o frete',
  },
])

function isTold(reading: Reading, isLess: boolean): boolean {
  return whys.findAll(reading).some(({ means }) => (means === 'less') === isLess)
}

function isOfAll(reading: Reading, whole: Settled): boolean {
  const span = { first: whole.first, last: whole.amount.last + 2 }
  const found = totals.findAll(reading, span)
  return (
    found.some(({ means }) => means === 'headed') ||
    (found.length > 0 && !namesOwn(reading, whole, false))
  )
}

function isNear(one: number, other: number, least = nearMin): boolean {
  return Math.min(one, other) >= least * Math.max(one, other)
}

/** "pão 8 e 3 latas a 6,50": one thing more. */
function isLinked({ tokens }: Reading, first: Settled, second: Settled): boolean {
  const { first: from, last: to } = between(first, second)
  const end = Math.min(to, (second.amount.times?.first ?? to + 1) - 1)
  return tokens.slice(from, end + 1).some(({ norm }) => links.has(norm))
}

/** It has a word for what was bought; a pack names nothing of what was told by pieces. */
function namesOwn(reading: Reading, { first, last }: Settled, isByPiece: boolean): boolean {
  // "estacionei 14, pedágio 2x 9,80": the deed says what it was.
  if (nameDeed(reading, first, last) !== null) return true
  const covers = coverTokens(reading)
  return reading.tokens.slice(first, last + 1).some(({ kind, norm }, at) => {
    if (kind !== 'word' || covers[first + at] !== undefined || totalWords.has(norm)) return false
    const isPiece = findUnit(norm) !== undefined || pieces.has(norm.replace(/s$/, ''))
    return !(isByPiece && isPiece)
  })
}

const totalWords = new Set(
  'porque desconto descontinho abatimento total tudo todo junto juntos cada frete taxa entrega gorjeta juros servico embalagem'.split(
    ' ',
  ),
)

/** "vendi 3 bolos a 20, gastei 50": money of two ways. */
function flowsApart({ tokens }: Reading, first: Settled, second: Settled): boolean {
  const kindsIn = (one: Settled) =>
    tokens.slice(one.first, one.last + 1).flatMap(({ norm }) => findVerb(norm)?.kind ?? [])
  const [one, other] = [kindsIn(first), kindsIn(second)]
  const isApart = (a: readonly string[], b: readonly string[]) =>
    a.includes('earn') && b.includes('spend')
  return isApart(one, other) || isApart(other, one)
}
