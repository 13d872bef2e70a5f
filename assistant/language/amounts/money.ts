import { isAlone } from '#language/amounts/alone.ts'
import type { Amount, AmountForm } from '#language/amounts/amount.ts'
import { readPair } from '#language/amounts/pairs.ts'
import { followsBetween } from '#language/amounts/ranges.ts'
import { type Before, currencyBefore, isForeignAfter, readName } from '#language/currency.ts'
import { centNames, currencyNames } from '#language/money-words.ts'
import { findFondName } from '#language/number-words.ts'
import { readSpokenNumber, type SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** Cents that are told apart from their reais. */
interface Cents {
  last: number
  valueCents: number
}

function plain(first: number, last: number, valueCents: number, form: AmountForm): Amount {
  return { first, last, valueCents, form, isNegative: false, isForeign: false, isVague: false }
}

/** `cinquentinha`, `vintao`, with the real that may be named behind it. */
export function readFond(tokens: readonly Token[], at: number): Amount | null {
  const fond = tokens[at]?.kind === 'word' ? findFondName(tokens[at].folded) : undefined
  if (fond === undefined) return null
  const last = currencyNames.has(tokens[at + 1]?.folded ?? '') ? at + 1 : at
  return plain(at, last, fond * 100, 'currency')
}

/** Money by name: `R$ 50`, `12 reais e cinquenta`, `25 centavos`, `30 dolares`. */
export function readNamed(tokens: readonly Token[], number: SpokenNumber): Amount | null {
  const { first, last } = number
  if (centNames.has(tokens[last + 1]?.folded ?? '')) {
    // "setenta e quatro e noventa centavos": the reais are told with them.
    const cents = number.decimals > 0 ? number.hundredths : number.hundredths / 100
    return plain(first, last + 1, Math.round(cents), 'currency')
  }
  const before = currencyBefore(tokens, first)
  const centavos = number.decimals === 0 ? readCentavos(tokens, last + 1) : null
  if (centavos) {
    const valueCents = Math.round(number.hundredths) + centavos.valueCents
    return plain(before.first, centavos.last, valueCents, 'currency')
  }
  const nameAt = readName(tokens, number)
  // "dei um dinheiro pra ele": some, and nobody says how much.
  if (tokens[nameAt ?? -1]?.folded === 'dinheiro' && tokens[first]?.folded === 'um') return null
  const isForeign = before.isForeign || isForeignAfter(tokens, number)
  if (!before.isCurrency && nameAt === null && !isForeign) return null
  return withCents(tokens, number, { before, nameAt, isForeign })
}

function withCents(
  tokens: readonly Token[],
  number: SpokenNumber,
  { before, nameAt, isForeign }: { before: Before; nameAt: number | null; isForeign: boolean },
): Amount {
  const end = nameAt ?? number.last
  const hasRest = nameAt !== null && !followsBetween(tokens, before.first)
  const rest = hasRest ? readCents(tokens, end + 1, number.isInWords) : null
  const valueCents = Math.round(number.hundredths) + (rest?.valueCents ?? 0)
  const { first, isNegative } = before
  return {
    ...plain(first, rest?.last ?? end, valueCents, 'currency'),
    isNegative,
    isForeign,
  }
}

/** The `e 90 centavos` of "deu 74 e 90 centavos", where nobody names the reais. */
function readCentavos(tokens: readonly Token[], at: number): Cents | null {
  if (tokens[at]?.folded !== 'e') return null
  const number = readSpokenNumber(tokens, at + 1)
  const isNamed = number !== null && centNames.has(tokens[number.last + 1]?.folded ?? '')
  const isShare = isNamed && number.decimals === 0 && number.hundredths < 10_000
  return isShare ? { last: number.last + 1, valueCents: number.hundredths / 100 } : null
}

const detached = new Set([
  ...['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas', 'em', 'com', 'pro', 'pra', 'pros'],
  ...['pras', 'para', 'a', 'por', 'x', 'reais', 'conto', 'pila'],
])

const coins = new Set([
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'um',
  'dois',
  'tres',
  'quatro',
  'cinco',
])

/** `1 conto e 80 num picolé`: the few reais are of nothing else. */
function isSmallChange(tokens: readonly Token[], at: number, cents: number): boolean {
  const isCoins = currencyNames.has(tokens[at - 1]?.folded ?? '')
  const isFew = coins.has(tokens[at - 2]?.folded ?? '')
  return isCoins && isFew && isAlone(tokens, { first: at - 2 }) && cents % 5 === 0
}

function readShare(tokens: readonly Token[], at: number): Cents | null {
  const number = readSpokenNumber(tokens, at)
  const isShare = number && number.decimals === 0 && number.hundredths <= 9900
  if (!isShare) return null
  // "vírgula cinco" is fifty, as in any decimal.
  const share = number.hundredths / 100
  return { last: number.last, valueCents: share < 10 ? share * 10 : share }
}

/** `e noventa centavos`, `e noventa`, `e 90`, `e meio`; but not the `e 20` of "e 20 de uber". */
function readCents(tokens: readonly Token[], at: number, isInWords: boolean): Cents | null {
  const link = tokens[at]?.folded
  // "trinta e um reais vírgula oitenta", as it is dictated.
  if (link === 'virgula') return readShare(tokens, at + 1)
  if (link !== 'e' && link !== 'com') return null
  if (tokens[at + 1]?.folded === 'meio') return { last: at + 1, valueCents: 50 }
  const number = readSpokenNumber(tokens, at + 1)
  const isShare = number && number.decimals === 0 && number.hundredths <= 9900
  if (!isShare || number.hundredths <= 0) return null
  const valueCents = number.hundredths / 100
  const after = tokens[number.last + 1]
  const word = after?.folded ?? ''
  if (centNames.has(word)) return { last: number.last + 1, valueCents }
  if (link === 'com' || valueCents < 10 || currencyNames.has(word)) return null
  const isBothInWords = isInWords && number.isInWords
  if (isSmallChange(tokens, at, valueCents)) return { last: number.last, valueCents }
  if (detached.has(word) && !isBothInWords) return null
  if (after?.kind === 'word' && isPricedNext(tokens, number.last + 1)) return null
  return after?.kind === 'word' && !isBothInWords ? null : { last: number.last, valueCents }
}

/** The `salgados por sessenta` of "um bolo por oitenta reais e cinquenta salgados por sessenta". */
function isPricedNext(tokens: readonly Token[], thing: number): boolean {
  const link = tokens[thing + 1]?.norm ?? ''
  const isPlural = tokens[thing]?.norm.endsWith('s') ?? false
  return isPlural && prices.has(link) && readSpokenNumber(tokens, thing + 2) !== null
}

const prices = new Set(['por', 'a', 'de'])

/** A number without a currency that may be money: with its sign, or with its cents behind it. */
export function readBare(tokens: readonly Token[], number: SpokenNumber): Amount {
  const pair = readPair(tokens, number)
  const { isNegative } = currencyBefore(tokens, number.first)
  const first = isNegative ? number.first - 1 : number.first
  if (pair) return { ...plain(first, pair.last, pair.valueCents, 'cents'), isNegative }
  const amount = plain(first, number.last, Math.round(number.hundredths), formOf(number))
  return { ...amount, isNegative }
}

function formOf(number: SpokenNumber): AmountForm {
  if (number.decimals > 0) return 'cents'
  return number.hasScale ? 'scale' : 'bare'
}
