import { isBuying } from '#language/amounts/counts/bare.ts'
import {
  isAfterThing,
  isFew,
  isList,
  isSpent,
  type Pair,
  paying,
} from '#language/amounts/counts/pair.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { findUnit } from '#language/amounts/units.ts'
import { findVerb } from '#language/verbs.ts'

type Rule = readonly [name: string, holds: (pair: Pair) => boolean]

/** Counts whose thing stands elsewhere or nowhere: the price alone tells that they count. */
export const atPriceRules: readonly Rule[] = [
  ['times-sign', (pair) => linkOf(pair) === '×' || linkOf(pair) === '*'],
  ['done-at', isDoneAt],
  ['sold-at', isSoldAt],
  ['cheap-at', isCheapAt],
  ['each-behind', isEachBehind],
  ['pieces-of-size', isOfSize],
  ['listed-of', isListedOf],
  ['one-more-of', isOneMoreOf],
  ['taken-of', isTakenOf],
  ['bought-of', isBoughtOf],
  ['one-of', ({ reais, gap }) => reais === 1 && gap[0] === 'de' && gap.length > 1],
]

const soft = new Set(['r', '$', 'hoje', 'ontem', 'agora', 'ja', 'so', 'tudo'])

/** The one word between count and price, beside those that say when; empty where there are more. */
function linkOf({ gap }: Pair): string {
  const words = gap.filter((word) => !soft.has(word))
  return words.length === 1 ? (words[0] ?? '') : ''
}

const at = new Set(['a', 'x', '@'])
const manyMax = 5000

/** `bolo no pote vendi 18 a 7 reais`, `vendi 30 hoje a dois reais`, `lavei 9 a 40`. */
function isDoneAt(pair: Pair): boolean {
  const { tokens, count } = pair
  if (!at.has(linkOf(pair)) || !isFew(pair, manyMax)) return false
  const verb = findVerb(tokens[count.first - 1]?.norm ?? '')
  const isOther = verb?.form.endsWith('did') === true && !isSpent(pair)
  return isOther || isBuying(tokens, count)
}

const sold = new Set(['vendi', 'vendemos'])
const made = new Set(['fiz', 'fizemos', 'entreguei', 'entregamos'])

/** `vendi brigadeiro na facul, 24 a 2,50`: what was sold is named before the mark. */
function isSoldAt(pair: Pair): boolean {
  const { tokens, count, reais } = pair
  const mark = tokens[count.first - 1]?.norm ?? ''
  const isMarked = mark === ',' || mark === ':'
  const before = tokens.slice(0, count.first)
  // "fiz 14 unhas: 10 a 35": so many of those that were counted before.
  const isOfMore = before.some(({ norm }, place) => {
    return made.has(norm) && Number(before[place + 1]?.folded) > reais
  })
  const isSale = isOfMore || before.some(({ norm }) => sold.has(norm))
  return isMarked && isSale && reais > 1 && at.has(linkOf(pair)) && isFew(pair, manyMax)
}

/** `brigadeiro 25 a 3 reais`: of a range the second figure would be the larger one. */
function isCheapAt(pair: Pair): boolean {
  const { price, reais } = pair
  const isLess = (price.amount?.valueCents ?? 0) < reais * 100
  return at.has(linkOf(pair)) && isLess && isFew(pair, 500) && isAfterThing(pair)
}

/** `e mais 2 na cidade 12 cada`, `2 das calça por 80 cada`. */
function isEachBehind(pair: Pair): boolean {
  const { tokens, price } = pair
  // "saíram 35 a 6 cada": more than one of them went.
  const isGone = /^(sairam|foram)$/.test(tokens[pair.count.first - 1]?.norm ?? '')
  if (isAfterThing(pair) || isList(pair) || !isFew(pair, isGone ? 500 : 30)) return false
  if (isSpent(pair) && !isGone) return false
  // "foi 27 no total, então deu 9 pra cada": what it came to counts nothing.
  if (pair.gap.some((word) => word === 'total' || word === 'todo')) return false
  return pair.gap.length > 0 && eachBehind(tokens, price.last + 1) === ''
}

/** `refri 3 de 2 litros a 8,99`. */
function isOfSize(pair: Pair): boolean {
  const { tokens, count, gap } = pair
  if (gap[0] !== 'de' || tokens[count.last + 2]?.kind !== 'number' || isSpent(pair)) return false
  return findUnit(gap[2] ?? '')?.role === 'measure' && isFew(pair, 50)
}

/** `diárias recebidas: 4 de R$ 320,00`, `pão de queijo: 3 a 4,50`, `picolé, 4 de 3,50`. */
function isListedOf(pair: Pair): boolean {
  const { tokens, count, price } = pair
  const isMarked = price.amount !== undefined && price.amount.form !== 'bare'
  const head = tokens[count.first - 1]?.norm
  const isHead = head === ':' || (head === ',' && pair.reais > 1)
  return isHead && isMarked && (linkOf(pair) === 'de' || at.has(linkOf(pair))) && isFew(pair, 30)
}

/** The `1 de 74` of `livros, 2 de 58,90 e 1 de 74`: behind others that were counted so. */
function isOneMoreOf(pair: Pair): boolean {
  const { tokens, count, reais, price } = pair
  const isOne = reais === 1 && tokens[count.first - 1]?.norm === 'e' && linkOf(pair) === 'de'
  const isPrice = (price.amount?.valueCents ?? 0) >= oneMoreMin
  return isOne && isPrice && tokens.slice(0, count.first).some(({ norm }) => norm === 'de')
}

const oneMoreMin = 1000

const taken = new Set(['levou', 'pegou', 'levaram', 'pegaram', 'encomendou', 'pediu'])

/** `dona Rosa levou quatro de dezoito e pagou duas`: some of the pieces were paid. */
function isTakenOf(pair: Pair): boolean {
  const { tokens, count, price } = pair
  if (linkOf(pair) !== 'de' || !isFew(pair, 30)) return false
  if (!taken.has(tokens[count.first - 1]?.norm ?? '')) return false
  return tokens.slice(price.last + 1).some(({ norm }) => paying.has(norm))
}

const bought = new Set(['comprei', 'compramos', 'peguei', 'pegamos', 'levei', 'trouxe', 'pedi'])
/** Beyond it a figure behind a thing may be its size: `tênis 38 de 199,90`. */
const cheapMax = 1500

/** `comprei lixa 10 de 1,50`: so many of a small thing, whose price has centavos. */
function isBoughtOf(pair: Pair): boolean {
  const { tokens, count, price, gap } = pair
  const isNext = gap.length === 1 && linkOf(pair) === 'de'
  const isCents = price.number?.decimals === 2 || price.amount?.form === 'currency'
  if (!isNext || !isCents || (price.amount?.valueCents ?? 0) > cheapMax) return false
  if (!isFew(pair, 60) || pair.reais < 2 || !isAfterThing(pair)) return false
  return tokens.slice(0, count.first).some(({ norm }) => bought.has(norm))
}
