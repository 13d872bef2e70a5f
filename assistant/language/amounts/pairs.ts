import { isAlone } from '#language/amounts/alone.ts'
import { fuels } from '#language/amounts/prices/litre-price.ts'
import { followsBetween } from '#language/amounts/ranges.ts'
import { isListedApp } from '#language/amounts/rides/ride-app.ts'
import { articles, isFigure, isOfTwo, isOfTwoNamed } from '#language/amounts/two-sums.ts'
import { readSpokenNumber, type SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const separate = new Set([
  ...['de', 'do', 'da', 'dos', 'das', 'reais', 'real', 'conto', 'contos', 'pila', 'mil', 'k', 'x'],
  ...['e', ',', '%'],
])

const placing = new Set([
  ...['no', 'na', 'nos', 'nas', 'num', 'numa', 'nuns', 'numas', 'pro', 'pra', 'pros', 'pras', 'em'],
  ...['com', 'por', 'pelo', 'pela', 'hoje', 'ontem', 'hj', '', '.', '!', ';', '\n', 'anteontem'],
  ...['agora', 'cedo', 'caiu', 'debito', 'credito', 'pix', 'sabado', 'domingo', 'dia'],
])

/** A thing is named in so many words. */
const thingMax = 4

const naming = new Set(['de', 'do', 'da', 'dos', 'das'])

/** Reais, and the cents that are said apart from them. */
export interface Pair {
  last: number
  valueCents: number
}

/** `52 e 90 no mercado`, `59 90`, `33 com trinta`, `3 e meio`: one sum, not two. */
export function readPair(tokens: readonly Token[], number: SpokenNumber): Pair | null {
  // "30, 40 e 50" is a list.
  if (isListed(tokens, number.first) || followsBetween(tokens, number.first)) return null
  const isWhole = !number.isInWords && !number.hasScale && number.decimals === 0
  if (!isWhole) return null
  switch (tokens[number.last + 1]?.folded) {
    case 'e':
      // "você anotou 50 é 15": a verb, by its accent.
      if (tokens[number.last + 1]?.norm !== 'e') return null
      if (isOfTwo(tokens, number) || isOfTwoNamed(tokens, number)) return null
      return (
        readHalf(tokens, number) ??
        readLitre(tokens, number) ??
        readTail(tokens, number, number.last + 2, centsOf(tokens, number))
      )
    case 'com':
      return readTail(tokens, number, number.last + 2, /^\d\d$/)
    case '99':
      // "110 ifood e 75 99": the app.
      return isListedApp(tokens, number.first) ? null : readNext(tokens, number)
    default:
      return readNext(tokens, number)
  }
}

/** A figure before the comma; `academia, 99 e 90` has a word there. */
function isListed(tokens: readonly Token[], first: number): boolean {
  return tokens[first - 1]?.folded === ',' && tokens[first - 2]?.kind !== 'word'
}

const pricing = new Set('$ foi deu custou ficou saiu ta'.split(' '))

/** Behind a sign or a verb of prices any two figures are cents; else those that prices end in. */
function centsOf(tokens: readonly Token[], number: SpokenNumber): RegExp {
  return isPriced(tokens, number) && isAlone(tokens, number) ? /^\d\d$/ : /^\d[059]$/
}

function isPriced(tokens: readonly Token[], { first }: SpokenNumber): boolean {
  return pricing.has(tokens[first - 1]?.folded ?? '')
}

/** `pao de queijo 4 e meio`; but "2 e meio de carne" are kilos. */
function readHalf(tokens: readonly Token[], { last, hundredths }: SpokenNumber): Pair | null {
  if (tokens[last + 2]?.folded !== 'meio' || hundredths > 5000) return null
  const after = tokens[last + 3]
  const isEnd = after === undefined || after.kind === 'mark' || placing.has(after.folded)
  return isEnd ? { last: last + 2, valueCents: hundredths + 50 } : null
}

function readTail(
  tokens: readonly Token[],
  number: SpokenNumber,
  at: number,
  figures: RegExp,
): Pair | null {
  const tail = tokens[at]
  if (!tail) return null
  const spoken = tail.kind === 'word' ? readSpokenNumber(tokens, at) : null
  const isTens = spoken !== null && spoken.hundredths >= 2000 && spoken.hundredths <= 9900
  if (!isTens && !figures.test(tail.folded)) return null
  const last = spoken?.last ?? at
  const after = tokens[last + 1]?.folded ?? ''
  if (after === 'por' && tokens[last + 2]?.folded === 'cento') return null
  const cents = spoken ? spoken.hundredths / 100 : Number(tail.folded)
  // "47 com 50 centavos": said with their name.
  if (/^centavos?$/.test(after)) return { last: last + 1, valueCents: number.hundredths + cents }
  // "97 e 30 da ração": nothing else costs the 97, and a round sum might stand in a list.
  const isOneSum =
    naming.has(after) &&
    !isOfThingPriced(tokens, number, tail) &&
    (isNextOfList(tokens, number.first) ||
      ((number.hundredths % 500 !== 0 || nines.test(tail.folded)) && isAlone(tokens, number)))
  // "32 e 90 e a fralda 78": another thing, with its own sum, goes on behind it.
  const isOdd = number.hundredths % 500 !== 0 || isPriced(tokens, number)
  const goesOn = after === 'e' && articles.has(tokens[last + 2]?.folded ?? '') && isOdd
  const isNext = goesOn || (placing.has(after) && !separate.has(after))
  const isOfOne = after === 'cada' || isPriceOfOne(tokens, number.first, last)
  return isOneSum || isNext || isOfOne ? { last, valueCents: number.hundredths + cents } : null
}

/** The `164 e 50` of `80 de foguete e 164 e 50 de carne`: each sum before its own thing. */
function isNextOfList(tokens: readonly Token[], first: number): boolean {
  if (tokens[first - 1]?.folded !== 'e') return false
  const before = tokens.slice(0, first - 1)
  const [of, price] = [before.findLastIndex(isNaming), before.findLastIndex(isFigure)]
  return price >= 0 && of === price + 1 && before.length - of <= thingMax
}

function isNaming({ folded }: Token): boolean {
  return naming.has(folded)
}

const litres = new Set(['litro', 'litros', 'l', 'lt', 'lts'])

const litreMax = 1000

/** `300 litros a 6 e 05 no posto`: nothing of a litre's price is told apart from it. */
function readLitre(
  tokens: readonly Token[],
  { first, last, hundredths }: SpokenNumber,
): Pair | null {
  const [unit, at] = [tokens[first - 2], tokens[first - 1]]
  if (at?.folded !== 'a' || hundredths >= litreMax) return null
  const isOfLitres = litres.has(unit?.folded ?? '') || fuels.has(unit?.norm ?? '')
  const [cents, after] = [tokens[last + 2], tokens[last + 3]?.folded ?? '']
  if (!isOfLitres || !/^\d\d$/.test(cents?.folded ?? '')) return null
  const isApart = naming.has(after) || separate.has(after) || after === 'r'
  return isApart ? null : { last: last + 2, valueCents: hundredths + Number(cents?.folded) }
}

/** How nothing but a price ends. */
const nines = /^9[059]$/

/** The `14` of `o pedágio foi 14 e 22 da marmita`: each of two things has its own sum. */
function isOfThingPriced(tokens: readonly Token[], number: SpokenNumber, tail: Token): boolean {
  const thing = tokens[number.first - 2]
  const isNamed = thing?.kind === 'word' && articles.has(tokens[number.first - 3]?.folded ?? '')
  return isNamed && isPriced(tokens, number) && !/^\d[059]$/.test(tail.folded)
}

/** `a 6 e 20 o litro`. */
function isPriceOfOne(tokens: readonly Token[], first: number, last: number): boolean {
  const [article, unit] = [tokens[last + 1], tokens[last + 2]]
  const isNamed = /^[oa]$/.test(article?.folded ?? '') && unit?.kind === 'word'
  return isNamed && tokens[first - 1]?.folded === 'a'
}

const usual = /^(50|90|99|25|75|80)$/

/** `59 90`, `conta de agua 71 32`: two figures and none more, the second of two digits. */
function readNext(
  tokens: readonly Token[],
  { first, last, hundredths }: SpokenNumber,
): Pair | null {
  const [before, whole, tail, after] = [first - 1, last, last + 1, last + 2].map((at) => tokens[at])
  if (first !== last || !/^\d{1,4}$/.test(whole?.folded ?? '') || tail?.isGlued) return null
  const cents = tail?.folded ?? ''
  const isCents = hundredths < 1000 ? usual.test(cents) : /^\d\d$/.test(cents)
  if (!isCents || before?.kind === 'number') return null
  // "pastel 10  10": said twice.
  if (hundredths === 100 * Number(cents)) return null
  const isEnd = after === undefined || after.kind === 'mark' || after.kind === 'emoji'
  const isOther = /^[/:x%=+*-]$/.test(after?.folded ?? '')
  const isNext = after?.kind === 'word' && (placing.has(after.norm) || naming.has(after.norm))
  if (isOther || !(isEnd || isNext) || isSteps(hundredths / 100, Number(cents))) return null
  return { last: last + 1, valueCents: hundredths + Number(cents) }
}

/** `30 40`, `50 60`: somewhere between the two. */
function isSteps(from: number, to: number): boolean {
  return from % 10 === 0 && to % 10 === 0 && to > from && to - from <= 20
}
