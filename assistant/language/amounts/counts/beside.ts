import { isBare } from '#language/amounts/counts/bare.ts'
import { countsThing, isCountedThing } from '#language/amounts/counts/counted-things.ts'
import {
  isAfterThing,
  isMoneyVerb,
  isSpent,
  isThing,
  type Pair,
  paying,
} from '#language/amounts/counts/pair.ts'
import { placePartsOfCount } from '#language/amounts/counts/part-of-count.ts'
import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

/** Finds the counts of which the price stands anywhere else: `fiz 168 hoje 12 entrega`. */
export function placeCountsBeside(tokens: readonly Token[], found: readonly Found[]): void {
  placePartsOfCount(tokens, found)
  for (const count of found) {
    if (count.role !== 'amount' || !isBare(count)) continue
    const others = found.filter((one) => one !== count && one.amount && isMoney(one))
    const rule =
      paidOf(tokens, count, found) ??
      someOf(tokens, count) ??
      givenOf(tokens, count, found) ??
      (others.length === 0 ? takenOf(tokens, count) : undefined) ??
      (others.length > 0 ? ruleOf(tokens, count, others) : undefined)
    if (rule === undefined) continue
    count.role = 'quantity'
    count.rule = rule
  }
}

/** `duas das camisas vieram rasgadas`: said in words, of things that were told before. */
function someOf(tokens: readonly Token[], { first, last, number }: Found): string | undefined {
  const isSaid = number?.isInWords && first === last && number.hundredths <= 1200
  const isOfThem = tokens[last + 1]?.norm === 'das' || tokens[last + 1]?.norm === 'dos'
  // "pagou as outras duas": no real is a woman.
  if (number?.isInWords && tokens[first - 1]?.norm === 'outras') return 'some-of'
  const isHead = first === 0 || tokens[first - 1]?.kind === 'mark'
  return isSaid && isOfThem && isHead ? 'some-of' : undefined
}

const gifts = new Set(['brinde', 'brindes', 'cortesia', 'cortesias', 'graca', 'presente'])
const receiving = new Set(['pro', 'pra', 'para', 'ao'])

/** `vendi 30 brigadeiros a 3 e dei 3 de brinde`: so many more of what was sold. */
function givenOf(
  tokens: readonly Token[],
  { first, last, number }: Found,
  found: readonly Found[],
): string | undefined {
  const [link, gift, next] = tokens.slice(last + 1, last + 4).map(({ norm }) => norm)
  const isGiven = /^(dei|demos)$/.test(tokens[first - 1]?.norm ?? '') && link === 'de'
  if (!isGiven || !gifts.has(gift ?? '') || receiving.has(next ?? '')) return undefined
  const sold = found.find((one) => one.role === 'quantity' && one.first < first)
  const isLess = (number?.hundredths ?? 0) < (sold?.number?.hundredths ?? 0)
  return isLess ? 'given-of' : undefined
}

const taking = new Set(['levou', 'levaram', 'pegou', 'pegaram'])

/** `a Cida levou 5 marmitas a 18 e pagou 3`: of what was taken, so many were paid. */
function paidOf(
  tokens: readonly Token[],
  { first, last, number }: Found,
  found: readonly Found[],
): string | undefined {
  const next = tokens[last + 1]
  if (!paying.has(tokens[first - 1]?.norm ?? '') || (next?.kind === 'word' && next.norm !== 'e')) {
    return undefined
  }
  const all = found.find((one) => {
    return one.role === 'quantity' && taking.has(tokens[one.first - 1]?.norm ?? '')
  })
  const price = all && found.find(({ amount, first: at }) => amount && at > all.last && at < first)
  const isLess = (number?.hundredths ?? 0) < (all?.number?.hundredths ?? 0)
  const isSmall = (number?.hundredths ?? 0) < (price?.amount?.valueCents ?? 0)
  return isLess && isSmall ? 'paid-of-taken' : undefined
}

const fewMax = 12
const onTick = new Set('fiado fiada fiados fiadas pendurado pendurada'.split(' '))

/** `seu Raimundo levou 2 açaí fiado`: how many things are on tick, and no sum is told. */
function takenOf(tokens: readonly Token[], count: Found): string | undefined {
  const { first, last, number } = count
  const reais = (number?.hundredths ?? 0) / 100
  const isTaken = taking.has(tokens[first - 1]?.norm ?? '')
  if (!isTaken || reais > fewMax || !isThing({ tokens, count, price: count, reais, gap: [] })) {
    return undefined
  }
  const isOnTick = ({ norm }: Token, at: number) => at > last + 1 && onTick.has(norm)
  return !onTick.has(tokens[last + 1]?.norm ?? '') && tokens.some(isOnTick) ? 'taken' : undefined
}

function isMoney({ role }: Found): boolean {
  return role === 'amount' || role === 'unit-price'
}

function ruleOf(
  tokens: readonly Token[],
  count: Found,
  others: readonly Found[],
): string | undefined {
  const [price] = others
  const reais = (count.number?.hundredths ?? 0) / 100
  if (!price || reais > 1000) return undefined
  const pair: Pair = { tokens, count, price, reais, gap: [] }
  // No real is a woman: "duas ficou fiado".
  if (tokens[count.first]?.norm === 'duas' && count.first === count.last) return 'feminine'
  if (isAtPrice(pair)) return 'said-at-price'
  if (isSpent(pair) || !isThing(pair)) return undefined
  if (isPricedBefore(pair, others)) return 'sum-for-count'
  if (countsThing(pair) && isCountedHere(pair, others)) return 'counted-beside'
  const isSaid = count.number?.isInWords && count.first === count.last && reais <= 12
  const isOpen = !parting.has(tokens[count.first - 1]?.norm ?? '') && !isAfterThing(pair)
  if (isInCommas(pair)) return 'in-commas'
  // "gastei 85, fui buscar 1 leite": what one went for is counted.
  if (reais <= 12 && fetching.has(tokens[count.first - 1]?.norm ?? '')) return 'gone-for'
  return isSaid && isOpen ? 'said-before-thing' : undefined
}

/** `fiz 3 cortes, dois a 35 e um a 60`: so many of them at that price. */
function isAtPrice({ tokens, count, price, reais }: Pair): boolean {
  const isSaid = count.number?.isInWords && count.first === count.last && reais <= 12
  const isAt = tokens[count.last + 1]?.norm === 'a' && price.first === count.last + 2
  return isSaid === true && isAt && [',', 'e', ':'].includes(tokens[count.first - 1]?.norm ?? '')
}

/** `linha nº 8, seis novelo, 57 reais`: a thing of one word, and the price of all behind it. */
function isInCommas({ tokens, count, price, reais }: Pair): boolean {
  const isMarked = price.amount !== undefined && price.amount.form !== 'bare'
  const isNext = price.first === count.last + 3 && tokens[count.last + 2]?.norm === ','
  return isMarked && isNext && reais <= 12 && tokens[count.first - 1]?.norm === ','
}

/** `paguei 90 por 2 pizza`, `14 reais em 50 potinho`, `30 reais de 200 copo`. */
function isPricedBefore({ tokens, count, reais }: Pair, others: readonly Found[]): boolean {
  const most = isCountedThing(tokens[count.last + 1]?.norm ?? '') ? 1000 : 12
  const price = others.find(({ last }) => last === count.first - 2)
  switch (price && tokens[count.first - 1]?.norm) {
    case 'por':
      return reais <= most
    case 'em':
      return true
    case 'de':
      return price?.amount?.form === 'currency'
    default:
      return false
  }
}

const fetching = new Set(['comprar', 'buscar', 'pegar', 'ver', 'procurar'])
const counting = new Set(['em', 'com', 'os', 'as', 'dos', 'das', 'nos', 'nas', 'pros', 'pras'])
const parting = new Set(['e', ',', '+', 'mais', 'por', 'a', 'de', 'x', 'menos'])

/** Beside what is surely money, or dwarfs it; "12 entrega" in a list of prices is one. */
function isCountedHere({ tokens, count, reais }: Pair, others: readonly Found[]): boolean {
  const before = tokens[count.first - 1]?.norm ?? ''
  if (counting.has(before)) return true
  // "gastei 300: 180 consulta e o resto remédio" parts a sum, "hoje: 12 entrega 143" counts.
  if (parting.has(before) || (before === ':' && reais > fewMax)) return false
  return others.some(({ amount, first }) => {
    const isSaid = isMoneyVerb(tokens[first - 1]?.norm ?? '')
    const isMarked = amount !== undefined && amount.form !== 'bare'
    return isMarked || isSaid || (amount?.valueCents ?? 0) >= 500 * reais
  })
}
