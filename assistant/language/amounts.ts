import { limits } from '@lya/core/limits.ts'
import type { Amount, AmountForm, Quantity } from '#language/amounts/amount.ts'
import { followsBetween, joinRanges } from '#language/amounts/ranges.ts'
import { type Before, currencyBefore, isForeignAfter, readName } from '#language/currency.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { isMeasure } from '#language/measures.ts'
import { centNames, currencyNames } from '#language/money-words.ts'
import { findFondName } from '#language/number-words.ts'
import { readSpokenNumber, type SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** The numbers of a message that no day has taken: possible money, and counts of things. */
export function findAmounts(
  tokens: readonly Token[],
  days: readonly NamedDay[],
): { amounts: Amount[]; quantities: Quantity[] } {
  const amounts: Amount[] = []
  const quantities: Quantity[] = []
  let day = 0
  let at = 0
  // More numbers than any honest message has are not looked at.
  while (at < tokens.length && amounts.length < limits.transactionsPerMessageMax * 3) {
    while (days[day] && (days[day]?.last ?? 0) < at) day += 1
    const covering = days[day]
    if (covering && covering.first <= at) {
      at = covering.last + 1
      continue
    }
    const found = withVagueness(tokens, readAmount(tokens, at, days))
    if (found?.amount) amounts.push(found.amount)
    else if (found?.quantity) quantities.push(found.quantity)
    at = found ? found.last + 1 : at + 1
  }
  return { amounts: joinRanges(tokens, amounts), quantities }
}

const loose = /^(poucos|poucas|tantos|tantas)$/

/** `trinta e poucos` are 31 to 39; `230 e pouco` is as good as 230. */
function withVagueness(tokens: readonly Token[], found: Found | null): Found | null {
  if (!found?.amount || tokens[found.last + 1]?.folded !== 'e') return found
  if (!loose.test(tokens[found.last + 2]?.folded ?? '')) return found
  const last = found.last + 2
  return { last, amount: { ...found.amount, last, isVague: true } }
}

interface Found {
  last: number
  amount?: Amount
  quantity?: Quantity
}

function readAmount(tokens: readonly Token[], at: number, days: readonly NamedDay[]): Found | null {
  const fond = tokens[at]?.kind === 'word' ? findFondName(tokens[at]?.folded ?? '') : undefined
  if (fond !== undefined) {
    const isNamed = currencyNames.has(tokens[at + 1]?.folded ?? '')
    const last = isNamed ? at + 1 : at
    return { last, amount: plain(at, last, fond * 100, 'currency') }
  }
  const number = readSpokenNumber(tokens, at)
  if (!number) return readUnread(tokens, at)
  const before = currencyBefore(tokens, at)
  const after = tokens[number.last + 1]?.folded ?? ''
  const nameAt = readName(tokens, number)
  if (centNames.has(after)) {
    const amount = plain(at, number.last + 1, number.hundredths / 100, 'currency')
    return { last: number.last + 1, amount }
  }
  const isForeign = before.isForeign || isForeignAfter(tokens, number.last + 1)
  if (before.isCurrency || nameAt !== null || isForeign) {
    return named(tokens, number, { before, nameAt, isForeign })
  }
  const isDayNext = days.some((day) => day.first === number.last + 1)
  return readBare(tokens, number, isDayNext)
}

function plain(first: number, last: number, valueCents: number, form: AmountForm): Amount {
  return { first, last, valueCents, form, isNegative: false, isForeign: false, isVague: false }
}

/** Figures that are no number of ours (`1.2.3`, `6,799`) still take their place. */
function readUnread(tokens: readonly Token[], at: number): Found | null {
  return tokens[at]?.kind === 'number' ? { last: at } : null
}

/** Money by name, with the cents that may follow the name: `12 reais e cinquenta`. */
function named(
  tokens: readonly Token[],
  number: SpokenNumber,
  { before, nameAt, isForeign }: { before: Before; nameAt: number | null; isForeign: boolean },
): Found {
  const end = nameAt ?? number.last
  const hasRest = nameAt !== null && !followsBetween(tokens, before.first)
  const rest = !hasRest ? null : readCents(tokens, end + 1, number.isInWords)
  const last = rest?.last ?? end
  const valueCents = Math.round(number.hundredths) + (rest?.valueCents ?? 0)
  const { isNegative } = before
  const amount: Amount = {
    first: before.first,
    last,
    valueCents,
    form: 'currency',
    isNegative,
    isForeign,
    isVague: false,
  }
  return { last, amount }
}

const detached = /^(d[eoa]s?|n[oa]s?|em|com|pr[oa]s?|pra|para|a|por|x|reais|conto|pila)$/

/** `e noventa centavos`, `e noventa`, `e 90`, `e meio`; but not the `e 20` of "e 20 de uber". */
function readCents(
  tokens: readonly Token[],
  at: number,
  isInWords: boolean,
): { last: number; valueCents: number } | null {
  const link = tokens[at]?.folded
  if (link !== 'e' && link !== 'com') return null
  if (tokens[at + 1]?.folded === 'meio') return { last: at + 1, valueCents: 50 }
  const number = readSpokenNumber(tokens, at + 1)
  if (!number || number.decimals > 0 || number.hundredths > 9900 || number.hundredths <= 0)
    return null
  const valueCents = number.hundredths / 100
  const after = tokens[number.last + 1]?.folded ?? ''
  if (centNames.has(after)) return { last: number.last + 1, valueCents }
  if (link === 'com' || valueCents < 10 || currencyNames.has(after)) return null
  const isDetached = detached.test(after) && !(isInWords && number.isInWords)
  return isDetached || tokens[number.last + 1]?.kind === 'word'
    ? spoken(number, isInWords, isDetached)
    : { last: number.last, valueCents }
}

function spoken(
  number: SpokenNumber,
  isInWords: boolean,
  isDetached: boolean,
): { last: number; valueCents: number } | null {
  if (!isInWords || !number.isInWords || isDetached) return null
  return { last: number.last, valueCents: number.hundredths / 100 }
}

/** A number without a currency: a measure, a count, or possible money. */
function readBare(
  tokens: readonly Token[],
  number: SpokenNumber,
  isDayNext: boolean,
): Found | null {
  const { first, last } = number
  const measure = isMeasure(tokens, number, isDayNext)
  if (measure) {
    const count = number.hundredths / 100 / number.lot
    const isCount = measure === 'count' && Number.isInteger(count)
    return isCount ? { last, quantity: { first, last, count } } : { last: Math.max(last, first) }
  }
  const pair = readPair(tokens, number)
  const { isNegative } = currencyBefore(tokens, first)
  const start = isNegative ? first - 1 : first
  if (pair) {
    const amount = { ...plain(start, pair.last, pair.valueCents, 'cents' as const), isNegative }
    return { last: pair.last, amount }
  }
  const form = formOf(number)
  const amount = { ...plain(start, last, Math.round(number.hundredths), form), isNegative }
  return { last, amount }
}

function formOf(number: SpokenNumber): AmountForm {
  if (number.decimals > 0) return 'cents'
  return number.hasScale ? 'scale' : 'bare'
}

/** Dictated figures: `52 e 90 no mercado`, `89 e noventa` are 52,90 and 89,90. */
function readPair(
  tokens: readonly Token[],
  number: SpokenNumber,
): { last: number; valueCents: number } | null {
  const at = number.last + 1
  const tail = tokens[at + 1]
  // "30, 40 e 50" is a list.
  if (tokens[number.first - 1]?.folded === ',') return null
  if (followsBetween(tokens, number.first)) return null
  const isWhole = !number.isInWords && !number.hasScale && number.decimals === 0
  if (!isWhole || tokens[at]?.folded !== 'e' || !tail) return null
  const spoken = tail.kind === 'word' ? readSpokenNumber(tokens, at + 1) : null
  const isTens = spoken !== null && spoken.hundredths >= 2000 && spoken.hundredths <= 9900
  if (!isTens && !/^\d[059]$/.test(tail.folded)) return null
  const last = spoken?.last ?? at + 1
  const after = tokens[last + 1]?.folded ?? ''
  const isSeparate = /^(d[eoa]s?|reais|real|conto|contos|pila|mil|k|x|e|,|%)$/.test(after)
  const isPlaced = /^(n[oa]s?|nu(m|ma|ns|mas)|pr[oa]s?|em|com|por|pel[oa]|hoje|ontem|hj)$/.test(
    after,
  )
  const hasEnd = after === '' || /^[.!;]$/.test(after)
  if (isSeparate || !(isPlaced || hasEnd)) return null
  const cents = spoken ? spoken.hundredths / 100 : Number(tail.folded)
  return { last, valueCents: number.hundredths + cents }
}
