import { atPriceRules } from '#language/amounts/counts/at-price.ts'
import { isBuying } from '#language/amounts/counts/bare.ts'
import { countsThing, isCountedThing } from '#language/amounts/counts/counted-things.ts'
import {
  functionWords,
  isAfterThing,
  isEnding,
  isFew,
  isList,
  isMoneyVerb,
  isSpent,
  isSumBehind,
  isThing,
  lastOf,
  type Pair,
  priced,
} from '#language/amounts/counts/pair.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { findNumberWord } from '#language/number-words.ts'

type Rule = readonly [name: string, holds: (pair: Pair) => boolean]

/** Counted where a price of more than one piece stands behind: `dorflex 36 comp 24,50`. */
const lotMax = 1000

/** In this order; the first that holds tells that the first of a pair counts the second. */
export const rules: readonly Rule[] = [
  [
    'price-of-each',
    (pair) => isThing(pair) && eachBehind(pair.tokens, pair.price.last + 1) !== null,
  ],
  [
    'count-and-sum',
    (pair) =>
      isThing(pair) &&
      isSumBehind(pair.tokens, pair.price.last + 1) &&
      pair.reais <= 100 &&
      !isListed(pair),
  ],
  ['count-at', (pair) => isThing(pair) && isAt(pair) && !isList(pair)],
  [
    'count-of',
    (pair) => isThing(pair) && lastOf(pair) === 'de' && isFew(pair, 30) && !isList(pair),
  ],
  ['count-for', isCountFor],
  ['counted-thing', isCountedAndPriced],
  ['pieces-and-marked', isPiecesAndMarked],
  ['bought-of', isBoughtOf],
  ['count-right-before', isRightBefore],
  ['one-thing', isOneThing],
  ['things-and-sum', isListWithSum],
  ['thing-and-price', isThingAndPrice],
  ...atPriceRules,
]

/** `embasa 88 coelba 214,70 tudo pago`: two things, each with its price. */
function isListed(pair: Pair): boolean {
  if (isFew(pair, 12)) return false
  return isAfterThing(pair) && !isCountedThing(pair.tokens[pair.count.last + 1]?.norm ?? '')
}

/** `dorflex 36 comp 24,50`, `pisca pisca 100 lampada 22 real`. */
function isCountedAndPriced(pair: Pair): boolean {
  const { gap } = pair
  const isOne = gap.length <= 4 && !gap.some((word) => /\d/.test(word)) && !isList(pair)
  return isOne && isFew(pair, lotMax) && countsThing(pair) && isEnding(pair)
}

/** `50 cartao de visita 80 reais`, `6 cacetinho 5,40`: the one of the two that is marked. */
function isPiecesAndMarked(pair: Pair): boolean {
  const { price, gap } = pair
  const most = price.amount?.form === 'currency' ? lotMax : 30
  const isMarked = price.amount?.form === 'currency' || price.amount?.form === 'cents'
  if (!isMarked || !isThing(pair) || isAfterThing(pair) || !isEnding(pair)) return false
  return isFew(pair, most) && gap.length <= 4 && !isList(pair) && !isSpent(pair)
}

/** `recebi 3 de 35`, `comprei 4 de 25`. */
function isBoughtOf({ tokens, count, price, reais, gap }: Pair): boolean {
  const verb = tokens[count.first - 1]?.norm ?? ''
  const isTaken = verb === 'recebi' || (isBuying(tokens, count) && !verb.startsWith('fo'))
  const isSome = reais <= 12 && (price.amount?.valueCents ?? 0) >= 200 * reais
  return isTaken && isSome && gap.length === 1 && gap[0] === 'de'
}

function isAt(pair: Pair): boolean {
  const last = lastOf(pair)
  const isEach = last === 'cada' || pair.gap.join(' ').includes('cada um')
  return isFew(pair, 5000) && (last === 'a' || last === 'x' || last === '@' || isEach)
}

/** `60 espigas por 45`, `duas galinha por oitenta`, `3 pizza deu 120`. */
function isCountFor(pair: Pair): boolean {
  const last = lastOf(pair)
  const many = countsThing(pair) ? 50_000 : lotMax
  const most = last === 'por' || isSold(pair) ? many : 30
  return isThing(pair) && priced.has(last) && isFew(pair, most) && !isList(pair)
}

const selling = new Set(['vendi', 'vendemos', 'entreguei', 'entregamos', 'produzi'])

/** `vendi 38 tapioca hoje na feira deu 266`. */
function isSold({ tokens, count }: Pair): boolean {
  return selling.has(tokens[count.first - 1]?.norm ?? '')
}

/** `panetone 3 por 50`, `pneu 2 de 3.480`: the thing stands before its count. */
function isRightBefore({ tokens, count, price, reais, gap }: Pair): boolean {
  const [link, ...rest] = gap.filter((word) => word !== 'r' && word !== '$')
  if (rest.length > 0 || reais > 20) return false
  // "picolé 4 de 3,50": a price may be below the count where it has centavos.
  const isLess = (price.amount?.valueCents ?? 0) <= reais * 100
  if (isLess && !(link === 'de' && price.amount?.form === 'cents')) return false
  const before = tokens[count.first - 1]
  const isNamed = before?.kind === 'word' && !functionWords.has(before.norm)
  const isTold = isNamed && !isMoneyVerb(before.norm)
  return isTold && (link === 'por' || link === 'de' || link === 'a' || link === 'x')
}

/** `1 pizza 40`: nobody pays one real and then names a price. */
function isOneThing(pair: Pair): boolean {
  return pair.reais === 1 && isThing(pair)
}

/** `3 pao de queijo e um cafe 16,50`, `12 pao e meio quilo de mortadela deu 21,50`. */
function isListWithSum(pair: Pair): boolean {
  const { gap, price } = pair
  if (!isThing(pair) || !isFew(pair, 30)) return false
  const isSum = priced.has(lastOf(pair)) || lastOf(pair) === ':'
  const hasOther = gap.some(
    (word, at) => word === 'e' && findNumberWord(gap[at + 1] ?? '') !== undefined,
  )
  return isSum || (hasOther && isFew(pair, 12) && price.amount?.form !== 'bare')
}

/** `onibus 4 passagem 5,25`, `1 bateria 380`: the price follows the thing and has none behind. */
function isThingAndPrice(pair: Pair): boolean {
  const { price, reais, gap } = pair
  // "passagem 12 lanche 25,50": each thing with its price behind it.
  if (isAfterThing(pair) && !countsThing(pair)) return false
  if (!isThing(pair) || !isFew(pair, 12) || gap.length > 4 || isList(pair)) return false
  if (isSpent(pair)) return false
  const least = price.amount?.form === 'bare' ? 200 : 100
  return isEnding(pair) && (price.amount?.valueCents ?? 0) > least * reais
}
