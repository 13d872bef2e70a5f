import { isByStreet } from '#language/amounts/around/by-street.ts'
import { isGluedPrice } from '#language/amounts/counts/multiplied.ts'
import { isTint, labelOf } from '#language/amounts/labels.ts'
import { isStreet } from '#language/days/street.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** `alert(1)`: nobody writes a price glued into brackets behind a word. */
export function isBracketed(tokens: readonly Token[], { first }: SpokenNumber): boolean {
  const before = tokens[first - 1]
  const isGlued = before?.folded === '(' && before.isGlued && tokens[first]?.isGlued
  return isGlued === true && tokens[first - 2]?.kind === 'word'
}

/** `ps5`, `V10`, `BCK4F18`: a piece of one word. */
export function isInWord(tokens: readonly Token[], { first }: SpokenNumber): boolean {
  const before = tokens[first - 1]
  const isGlued = before?.kind === 'word' && tokens[first]?.isGlued
  if (before?.norm === 'x' && isGluedPrice(tokens, first - 2)) return false
  // "265/65 r17" is a tyre, "r17" alone is money.
  const isReal = before?.folded === 'r' && tokens[first - 2]?.kind !== 'number'
  return isGlued === true && !isReal
}

/** `***.482.909-**`: what is left of a document. */
export function isHidden(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const isStar = (at: number) => tokens[at]?.folded === '*' && tokens[at - 1]?.folded === '*'
  return isStar(first - 2) || isStar(first - 1) || isStar(last + 3)
}

/** Bar codes and the like: nine digits or more, or a zero in front. */
export function isLongCode(tokens: readonly Token[], number: SpokenNumber): boolean {
  const text = tokens[number.first]?.folded ?? ''
  return !number.isInWords && (/^\d{9,}$/.test(text) || /^0\d+$/.test(text))
}

/** `11 98765-4321`, `0800 724 7220`, `9876-5432`: groups of digits that belong together. */
export function isTelephone(tokens: readonly Token[], number: SpokenNumber): boolean {
  if (number.isInWords) return false
  const text = tokens[number.first]?.folded ?? ''
  const dash = tokens[number.last + 1]
  const isHead = dash?.folded === '-' && dash.isGlued && /^\d{4,5}$/.test(text)
  if (isHead && /^\d{2,4}$/.test(tokens[number.last + 2]?.folded ?? '')) return true
  const isLinked = tokens[number.first]?.isGlued && tokens[number.first - 1]?.isGlued
  const isTimes = tokens[number.first - 1]?.norm === 'x'
  if (isLinked && !isTimes && tokens[number.first - 2]?.kind === 'number') return true
  return isAreaCode(tokens, number.last) || isFreeCall(tokens, number.first)
}

/** The `11` of `11 98765-4321`. */
function isAreaCode(tokens: readonly Token[], last: number): boolean {
  const at = tokens[last + 1]?.folded === ')' ? last + 2 : last + 1
  const [head, dash, tail] = tokens.slice(at, at + 3)
  const isHead = head?.kind === 'number' && /^\d{4,5}$/.test(head.folded)
  return isHead && dash?.folded === '-' && dash.isGlued && tail?.kind === 'number'
}

/** The groups behind `0800`. */
function isFreeCall(tokens: readonly Token[], first: number): boolean {
  let at = first
  while (at > first - 4 && /^\d{3,4}$|^-$/.test(tokens[at - 1]?.folded ?? '')) at -= 1
  return /^0[3589]00$/.test(tokens[at]?.folded ?? '')
}

const runMin = 4

const betOn = new Set(['numero', 'numeros', 'dezena', 'dezenas', 'milhar', 'grupo', 'grupos'])

const betsMin = 3

/** One of a list of figures with nothing but marks between them: "números 4, 11, 23 e 60". */
function isListOfBets(tokens: readonly Token[], at: number): boolean {
  const isOfList = (one: number) =>
    tokens[one]?.kind === 'number' || parting.has(tokens[one]?.norm ?? '')
  let [begin, end] = [at, at]
  while (isOfList(begin - 1)) begin -= 1
  while (isOfList(end + 1)) end += 1
  const figures = tokens.slice(begin, end + 1).filter(({ kind }) => kind === 'number')
  return figures.length >= betsMin && betOn.has(tokens[begin - 1]?.norm ?? '')
}

const parting = new Set([',', 'e', '-', ':', ';'])

/** `números 4 11 23 44 70`: so many figures with no word between them are what was bet on. */
export function isOfRun(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const isFew = (at: number) => /^\d{1,2}$/.test(tokens[at]?.folded ?? '')
  if (first !== last || !isFew(first)) return false
  if (isListOfBets(tokens, first)) return true
  const step = (at: number, by: 1 | -1) => {
    const next = at + by
    return tokens[next]?.folded === '-' ? next + by : next
  }
  let count = 1
  for (const by of [1, -1] as const) {
    for (let at = step(first, by); isFew(at) && count < runMin; at = step(at, by)) count += 1
  }
  return count >= runMin
}

const spelledMin = 3

/** `senha quatro três dois um`: figures said one by one, as nobody says a sum. */
export function isSpelled(tokens: readonly Token[], { first, isInWords }: SpokenNumber): boolean {
  const isDigit = (at: number) => {
    const word = tokens[at]?.kind === 'word' ? findNumberWord(tokens[at].folded) : undefined
    return word?.rank === 1 && word.value < 10
  }
  if (!isInWords || !isDigit(first)) return false
  let [from, to] = [first, first]
  while (isDigit(from - 1)) from -= 1
  while (isDigit(to + 1)) to += 1
  return to - from + 1 >= spelledMin
}

// "emprestei 50 pro sd 412 moreira": soldiers go by their numbers.
const places = new Set(['no', 'do', 'ao', 'na', 'da', 'pelo', 'sd', 'soldado'])
const comings = new Set(['entao', 'tudo', 'isso', 'que', ',', 'me', 'nos', 'ele', 'ela'])
const leading = new Set([
  ...['de', 'do', 'da', 'no', 'na', 'pra', 'pro', 'por', 'que', 'e', 'dos', 'das', 'nos', 'nas'],
])

/** `o 474`, `no 802 do bloco C`: one thing that goes by its number, where no price is told. */
export function isNumbered(
  tokens: readonly Token[],
  { first, last, ...number }: SpokenNumber,
): boolean {
  if (number.decimals > 0 || number.hasScale || number.isInWords) return false
  const article = tokens[first - 1]?.norm ?? ''
  if (tokens[first - 2]?.kind === 'number') return false
  // "então dá 96", "mais 20 sacos, dá 1900" come to it; "me dá 600" is what somebody gives.
  if (article === 'da' && comings.has(tokens[first - 2]?.norm ?? '')) return false
  if (places.has(article)) return true
  // "paguei o 1200 do aluguel" is a price.
  return article === 'o' && !leading.has(tokens[last + 1]?.norm ?? '')
}

const streets = new Set([
  ...['rua', 'avenida', 'av', 'travessa', 'alameda', 'rodovia', 'estrada', 'praca'],
])

/** As many tokens as `Rua Sete de Setembro,` has, and one more. */
const streetMax = 6

/** `rua das flores 123` at the end of what is said, and `rua 7 de setembro`. */
export function isAddress(
  tokens: readonly Token[],
  { first, last, decimals }: SpokenNumber,
): boolean {
  if (isEatenOut(tokens, first)) return false
  if (isStreet(tokens, first)) return true
  if (decimals > 0) return false
  const next = tokens[last + 1]
  if (isByStreet(tokens, first) && next?.kind !== 'word') return true
  const isMore = tokens.slice(last + 1).some(({ kind }) => kind === 'number')
  if (next && next.kind !== 'mark') return false
  const before = tokens.slice(Math.max(0, first - (isMore ? streetMax : 4)), first)
  const street = before.findLastIndex(({ norm }) => streets.has(norm))
  // "a feirinha da praça me rendeu 195": a deed stands between; "a obra da rua 12 é 4 mil": the
  // street has its number.
  const isApart = ({ kind, norm }: Token) =>
    kind === 'number' || findVerb(norm)?.form.endsWith('-did') === true
  return street >= 0 && !before.slice(street).some(isApart) && isNamed(before, street)
}

const meals = new Set(
  'almocei almoco comi jantei jantar janta lanchei lanche cafe tomei bebi salgado'.split(' '),
)

/** "almocei na rua 22": who eats out tells of no street. */
export function isEatenOut(tokens: readonly Token[], first: number): boolean {
  const [lead, street] = [tokens[first - 2]?.norm, tokens[first - 1]?.norm]
  if (street !== 'rua' || lead !== 'na') return false
  return tokens.slice(Math.max(0, first - 5), first - 2).some(({ norm }) => meals.has(norm))
}

const numberless = new Set(['praca', 'largo'])

/** "um caldo na rua, 9", "tacacá na praça 18": no street is named, and its number is a price. */
function isNamed(before: readonly Token[], street: number): boolean {
  const behind = before.slice(street + 1)
  const isBare = behind.every(({ kind }) => kind === 'mark')
  // "vendi cerveja na rua, sábado 340"
  if (behind[0]?.kind === 'mark' && behind[0].norm !== '.') return false
  return !isBare || (behind.length === 0 && !numberless.has(before[street]?.norm ?? ''))
}

/** The `1.0` of "gol 1.0", the `7.1` of "tinta 7.1". */
export function isEngine(
  tokens: readonly Token[],
  { first, last, hundredths }: SpokenNumber,
): boolean {
  const figure = first === last ? (tokens[first]?.folded ?? '') : ''
  const before = tokens[first - 1]?.norm ?? ''
  const isOfTint = isTint(before) || (before === 'e' && isTint(tokens[first - 3]?.norm ?? ''))
  if (/^\d{1,2}\.\d{1,2}$/.test(figure) && isOfTint) return true
  return /^[1-3]\.\d$/.test(figure) && labelOf(before, hundredths / 100) === 'name'
}
