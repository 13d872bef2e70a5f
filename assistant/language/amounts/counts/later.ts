import { isBare, isBuying } from '#language/amounts/counts/bare.ts'
import type { Found } from '#language/amounts/found.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { findUnit } from '#language/amounts/units.ts'
import type { Token } from '#language/tokens.ts'

const lying = new Set(['era', 'estava', 'custa', 'custava', 'saia', 'tava', 'esta'])
const closing = new Set(['', '.', ',', '!', ';', 'pra', 'pro', 'para', 'e', 'hoje', 'mas'])

/** `60 cada comprei 2`, `a rasa estava 110 e peguei 3`: the count comes behind the price. */
export function placeLaterCounts(tokens: readonly Token[], found: Found[]): void {
  for (const [at, count] of found.entries()) {
    const price = found[at - 1]
    if (price?.role !== 'amount' || count.role !== 'amount' || !isBare(count)) continue
    const isRated = isOfRate(tokens, price, count)
    const isFewBought =
      isRated || ((count.number?.hundredths ?? 0) <= 5000 && isBuying(tokens, count))
    if (!isFewBought || !closing.has(tokens[count.last + 1]?.norm ?? '')) continue
    const isEach =
      isRated ||
      isTold(tokens, price, count) ||
      isTaken(tokens, price, count) ||
      isByUnit(tokens, price) ||
      isByPiece(tokens, price, count) ||
      eachBehind(tokens, price.last + 1) !== null ||
      lying.has(tokens[price.first - 1]?.norm ?? '')
    if (!isEach) continue
    // "por que tá 60? foi 50" tells another price.
    if (tokens.slice(price.last, count.first).some(({ norm }) => norm === '?')) continue
    // "gasolina 5,89 o litro, botei 50": reais of it, not litres.
    if (pouring.has(tokens[count.first - 1]?.norm ?? '')) continue
    count.role = 'quantity'
    count.rule = 'bought-at'
  }
}

const rates = new Set('diaria sessao aula hora faxina passagem plantao mensalidade'.split(' '))
const stating = new Set(['eh', 'custa', 'cobra', 'sai'])
const rated = new Set(['paguei', 'pagamos', 'fiz', 'fizemos', 'foram', 'usei', 'peguei'])
const rateWords = 7

/** `a diária do ajudante é 90, paguei 5`: so many of what has that price. */
function isOfRate(tokens: readonly Token[], price: Found, count: Found): boolean {
  const isFew = (count.number?.hundredths ?? 0) <= 3100 && count.number?.decimals === 0
  const isLess = (count.number?.hundredths ?? 0) < (price.amount?.valueCents ?? 0)
  if (!isFew || !isLess || !rated.has(tokens[count.first - 1]?.norm ?? '')) return false
  const before = tokens.slice(Math.max(0, price.first - rateWords), price.first)
  return before.some(({ norm }) => rates.has(norm)) && before.some(({ norm }) => stating.has(norm))
}

const taking = new Set(['levei', 'levamos', 'trouxe', 'comprei', 'peguei', 'pegamos', 'compramos'])

/** `panetone 22,99 levei 3`, `o quilo a 38, trouxe 2`: so few that they are pieces. */
function isTaken(tokens: readonly Token[], price: Found, count: Found): boolean {
  const verb = tokens[count.first - 1]?.norm ?? ''
  const [pieces, cents] = [count.number?.hundredths ?? 0, price.amount?.valueCents ?? 0]
  const isNext = count.first - price.last <= 3 && pieces <= 1200 && pieces < cents
  return isNext && taking.has(verb) && (price.number?.decimals === 2 || verb === 'levei')
}

const articles = new Set(['o', 'a'])

/** `25 a cambada, comprei 2`: however they are sold where it is written. */
function isByPiece(tokens: readonly Token[], { last }: Found, count: Found): boolean {
  const [article, piece, mark] = tokens.slice(last + 1, last + 4)
  const isNamed = articles.has(article?.norm ?? '') && piece?.kind === 'word'
  const isNext = mark?.kind === 'mark' && count.first === last + 5
  return isNamed && isNext && taking.has(tokens[count.first - 1]?.norm ?? '')
}

const within = new Set(['no', 'na'])

/** `10 reais no litro do açaí`: what one of it costs. */
function isByUnit(tokens: readonly Token[], { last }: Found): boolean {
  const unit = findUnit(tokens[last + 2]?.norm ?? '')
  return within.has(tokens[last + 1]?.norm ?? '') && unit?.role === 'measure'
}

/** `passagem 4,50 foi 2`, `8,90 e foram 3`: so few that they are pieces, at a price with cents. */
function isTold(tokens: readonly Token[], price: Found, count: Found): boolean {
  const verb = tokens[count.first - 1]?.norm
  const isFew = (count.number?.hundredths ?? 0) <= 1000 && count.first - price.last <= 3
  return isFew && (verb === 'foi' || verb === 'foram') && price.number?.decimals === 2
}

const pouring = new Set(['botei', 'coloquei'])

const pricing = new Set(['a', 'por'])

/** `21 quilos de tainha a 14 e 13 de bagre a 9`, `dois de carne por 70 e 5 de arroz por 30`. */
export function placeElidedCounts(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, count] of found.entries()) {
    const [before, price] = [found[at - 1], found[at + 1]]
    const isMoney = count.role === 'amount' && isBare(count) && price?.role === 'amount'
    if (!isMoney || before?.role !== 'amount' || found[at - 2]?.role === 'amount') continue
    const isNext = tokens[count.first - 1]?.norm === 'e' && tokens[count.last + 1]?.norm === 'de'
    const link = tokens[before.first - 1]?.norm ?? ''
    const isAtPrice = pricing.has(link) && tokens[price.first - 1]?.norm === link
    if (!found[at - 2] || !isNext || !isAtPrice) continue
    count.role = 'quantity'
    count.rule = 'elided'
  }
}

const pieces = new Set(['a', 'de', 'x', '@'])
const elidedMax = 5000

/** `vendi 4 bolo de 25 e 3 de 40`: as the ones before, each with its price. */
export function placeElidedPieces(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, count] of found.entries()) {
    const [kind, before, price] = [found[at - 2], found[at - 1], found[at + 1]]
    if (kind?.role !== 'quantity' || before?.role !== 'amount' || price?.role !== 'amount') continue
    const isNext =
      count.role === 'amount' && isBare(count) && joins.has(wordAt(tokens, count.first - 1))
    const link = wordAt(tokens, count.last + 1)
    const isSame = pieces.has(link) && pieces.has(wordAt(tokens, before.first - 1))
    const isNear = before.last >= count.first - 3 && count.first - before.last > 1
    const isBehind = price.first === count.last + 2 && isNear
    const isFew = (count.number?.hundredths ?? 0) <= elidedMax
    if (!isNext || !isSame || !isBehind || !isFew) continue
    count.role = 'quantity'
    count.rule = 'elided-pieces'
  }
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.norm ?? ''
}

/** `300 g de presunto e 200 de queijo 24,60`: as much again, of what was measured before. */
export function placeElidedMeasures(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, count] of found.entries()) {
    const [before, price] = [found[at - 1], found[at + 1]]
    if (before?.role !== 'measure' || !before.unit?.per || count.role !== 'amount') continue
    const isNext = tokens[count.first - 1]?.norm === 'e' && tokens[count.last + 1]?.norm === 'de'
    const isWeighed = tokens[before.last + 2]?.norm === 'de'
    if (!isNext || !isWeighed || !isBare(count) || price?.role !== 'amount') continue
    // "2 kg de carne e 40 de queijo, 30 de pão" are prices.
    if (price.first - count.last > 4 || tokens[price.last + 1]?.norm === 'de') continue
    count.role = 'measure'
    count.rule = 'elided-measure'
  }
}

const joins = new Set(['e', ',', '+', 'mais'])
const whose = new Set(['pra', 'pro', 'para', 'de', 'do', 'da'])

/** `2 chopps pra Bia e 2 pra mim, 12,90 cada`: as many more of what was counted before. */
export function placeMoreOfSame(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, count] of found.entries()) {
    const [before, price] = [found[at - 1], found[at + 1]]
    if (before?.role !== 'quantity' || count.role !== 'amount' || !isBare(count)) continue
    const isNext = joins.has(tokens[count.first - 1]?.norm ?? '')
    const isFor = whose.has(tokens[count.last + 1]?.norm ?? '')
    const isEach = price?.amount && eachBehind(tokens, price.last + 1) === ''
    if (!isNext || !isFor || !isEach || (count.number?.hundredths ?? 0) > 5000) continue
    count.role = 'quantity'
    count.rule = 'more-of'
  }
}
