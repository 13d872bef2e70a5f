import { eachBehind } from '#language/amounts/prices/each.ts'
import { findUnit } from '#language/amounts/units.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFiller, isPlainWord } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'
import { asides } from '#understanding/transactions/circumstances.ts'
import { countNamed } from '#understanding/transactions/sums/counted/count-named.ts'
import { arrivals, ways } from '#understanding/transactions/ways.ts'

/** What a token is taken by, where it is no part of what was bought. */
export type Cover = 'amount' | 'day' | 'count' | 'method' | 'verb' | 'filler' | 'mark'

const splitting = new Set([
  ...['parcelei', 'parcelamos', 'parcelado', 'parcelada', 'parcelados', 'parceladas', 'parcelando'],
  'parcelar',
])

/** Whether an unlisted word is something that the writer did with the sum right behind it. */
export function isSlangDeed({ tokens, amounts }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  const isDeed = norm.length >= 5 && norm.endsWith('ei') && !findVerb(norm) && !isPlainWord(norm)
  return isDeed && !findMeanings(norm) && amounts.some((one) => one.first === at + 1)
}

/** `paguei 600 do cartao`, `quitei o cartao 600`: the card is what was paid, not the way. */
function isCardBill({ tokens, amounts }: Reading, at: number): boolean {
  if (tokens[at]?.norm !== 'cartao' || !/^d?o$/.test(tokens[at - 1]?.norm ?? '')) return false
  const before = tokens[at - 2]?.norm ?? ''
  const isPaid = before.startsWith('pag') || before.startsWith('quit')
  return isPaid || amounts.some(({ last }) => last === at - 2)
}

/**
 * What covers each token. Ways of paying are covered too ("no pix", "no debito"); the transfer
 * itself ("pix joao 80") is not, unless a preposition makes it a way.
 */
export function coverTokens(reading: Reading): readonly (Cover | undefined)[] {
  if (latest?.reading !== reading) latest = { reading, covers: coversOf(reading) }
  return latest.covers
}

/** Asked for by many, of one and the same reading. */
let latest: { reading: Reading; covers: readonly (Cover | undefined)[] } | null = null

function coversOf(reading: Reading): (Cover | undefined)[] {
  const covers: (Cover | undefined)[] = reading.tokens.map((token, at) => {
    if (token.kind === 'mark' || token.kind === 'emoji') return 'mark'
    if (token.kind !== 'word') return undefined
    if (isOrder(reading, at)) return 'verb'
    // Fillers and verbs inside a known term ("hora extra", "pague menos") are words of it.
    if (reading.inTerm[at]) return undefined
    if (findVerb(token.norm) || splitting.has(token.norm) || isSlangDeed(reading, at)) return 'verb'
    return isFiller(token.norm) ? 'filler' : undefined
  })
  const cover = (first: number, last: number, by: Cover) => {
    for (let at = first; at <= last; at += 1) covers[at] = by
  }
  for (const { first, last } of asides.findAll(reading)) cover(first, last, 'filler')
  for (const { first, last } of reading.days) cover(first, last, 'day')
  for (const { first, last } of reading.quantities) cover(first, last, 'count')
  const found = ways.findAll(reading)
  const isArrived = found.some(({ means }) => means === 'voucher') && arrivals.isIn(reading)
  for (const { means, first, last } of found) {
    if (means === 'portion') cover(first, last, 'count')
    else if (means === 'extra' || isWay(reading, first, last)) {
      // "caiu meu vale refeicao": here it is what came in.
      if (means !== 'voucher' || !isArrived) cover(first, last, 'method')
    }
  }
  for (const amount of reading.amounts) {
    const { first, last, times } = amount
    cover(first, last, 'amount')
    // "canga 3 x 45", "coxinha 3x a 7": an `x` right behind the count.
    const sign = (times?.last ?? first) + 1
    if (sign < first && reading.tokens[sign]?.norm === 'x') covers[sign] = 'count'
    const each = eachBehind(reading.tokens, last + 1)
    // "dez reais a passagem": the thing itself.
    const isUnit = times !== undefined || findUnit(reading.tokens[last + 2]?.norm ?? '')
    // "2 escovas e 1 progressiva, 40 cada escova": which of them it is.
    if (countNamed(reading, amount) > 0) cover(last + 1, last + 1, 'count')
    else if (each === '' || (each && isUnit)) cover(last + 1, last + 2, 'count')
  }
  return covers
}

const behindOrder = new Set(['ai', 'la', 'so', 'isso', 'mais', 'por', 'na', 'no', 'r'])

/** `bota ai 150`, `bota 134,22`: no boots. */
function isOrder({ tokens, amounts }: Reading, at: number): boolean {
  if (tokens[at]?.norm !== 'bota') return false
  const before = tokens[at - 1]
  const isHead = before === undefined || before.kind === 'mark' || before.norm === 'e'
  const isSum = amounts.some(({ first }) => first === at + 1)
  return isHead && (isSum || behindOrder.has(tokens[at + 1]?.norm ?? ''))
}

/** A term such as "mercado pago" that a shop has too, and a bill of a card, are no ways. */
function isWay(reading: Reading, first: number, last: number): boolean {
  return !reading.inTerm[last] && !isCardBill(reading, first)
}
