import { isForPeople } from '#language/amounts/around/for-people.ts'
import {
  isAddress,
  isBracketed,
  isEngine,
  isHidden,
  isInWord,
  isLongCode,
  isNumbered,
  isOfRun,
  isSpelled,
  isTelephone,
} from '#language/amounts/codes.ts'
import { isTimesBehind, isTimesPrice, isTimesTaken } from '#language/amounts/counts/multiplied.ts'
import { isBusLine } from '#language/amounts/rides/bus-line.ts'
import { isRideApp } from '#language/amounts/rides/ride-app.ts'
import type { Role } from '#language/amounts/role.ts'
import { isFraction, isRhythm, isScore, isTime, isYear } from '#language/amounts/times.ts'
import { isOfListedDays } from '#language/days/listed-days.ts'
import { currencyNames } from '#language/money-words.ts'
import { isOfParts, isPartOfMany } from '#language/part-of-many.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

type Test = (tokens: readonly Token[], number: SpokenNumber) => boolean

/** In this order; the first that holds says what the number is. */
export const shapes: readonly (readonly [string, Role, Test])[] = [
  ['lot', 'quantity', (_, { lot }) => lot > 1],
  ['for-so-many', 'people', isForPeople],
  ['listed-days', 'day', isOfListedDays],
  ['hundred-of', 'quantity', isCento],
  ['spelled', 'code', isSpelled],
  ['article', 'quantity', isArticle],
  ['group', 'quantity', isGroup],
  ['these', 'quantity', isThese],
  ['times-behind', 'quantity', isTimesBehind],
  ['times-price', 'quantity', isTimesPrice],
  ['times-taken', 'quantity', isTimesTaken],
  ['in-a-word', 'name', isInWord],
  ['in-brackets', 'code', isBracketed],
  ['rhythm', 'time', isRhythm],
  ['time', 'time', isTime],
  ['score', 'score', isScore],
  ['fraction', 'measure', isFraction],
  ['hidden', 'document', isHidden],
  ['telephone', 'telephone', isTelephone],
  ['long-code', 'code', isLongCode],
  ['numbered', 'name', isNumbered],
  ['run', 'code', isOfRun],
  ['year', 'year', isYear],
]

/** Asked after its unit, in this order as well. */
export const later: readonly (readonly [string, Role, Test])[] = [
  ['address', 'name', isAddress],
  ['bus-line', 'name', isBusLine],
  ['ride-app', 'name', isRideApp],
  ['part-of-many', 'instalment', isPartOfMany],
  // A vaccine's; a drink costs more.
  ['dose', 'name', (tokens, { first, ...n }) => normAt(tokens, first - 1) === 'dose' && isFew(n)],
  ['engine', 'name', isEngine],
  ['hash', 'code', (tokens, { first }) => tokens[first - 1]?.folded === '#'],
]

function isFew({ hundredths, decimals }: Pick<SpokenNumber, 'hundredths' | 'decimals'>): boolean {
  return hundredths < 1000 && decimals === 0
}

/** The word at a place, as it is spelled; empty where there is none. */
export function normAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.norm ?? ''
}

/** `um`, `uma`: an article before it is a number. */
function isArticle(tokens: readonly Token[], number: SpokenNumber): boolean {
  const isOne = number.isInWords && number.first === number.last && number.hundredths <= 100
  return isOne && /^(um|uma|zero)$/.test(tokens[number.first]?.folded ?? '')
}

const ofEach = new Set(['o', 'do', 'por'])

/** `meio cento de salgado`, `90 o cento`: money is never counted by the `cento` alone. */
function isCento(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  if (first !== last || tokens[first]?.folded !== 'cento') return false
  return normAt(tokens, last + 1) === 'de' || ofEach.has(normAt(tokens, first - 1))
}

const pointing = new Set(
  'esses essas estes estas aqueles aquelas desses dessas destes destas nesses nessas'.split(' '),
)
const groups = new Set('os as nos nas nois eles elas dos das pros pras'.split(' '))
const isOfGroup = (word: string) => groups.has(word) || pointing.has(word)

/** `os dois ontem`, `as duas no debito`, `apaga esses 2`: what was named before, again. */
function isGroup(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  const before = normAt(tokens, first - 1)
  const isFew = number.decimals === 0 && number.hundredths <= 400 && pointing.has(before)
  const isSmall = first === last && (isFew || (number.isInWords && number.hundredths <= 1000))
  return isSmall && !isOfParts(tokens, last) && isOfGroup(before)
}

/** `vendi os 2 hidratante`: a noun stands behind, and no more of it than anybody has. */
function isThese(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  const next = tokens[last + 1]
  // "apaga os 10 que perdi": what is told of them behind is no name of theirs.
  const isWord = next?.kind === 'word' && next.norm !== 'que'
  const isNamed = isWord && !apart.has(next.norm) && !currencyNames.has(next.norm)
  const isFew = first === last && number.decimals === 0 && number.hundredths <= 1200
  return isFew && isNamed && !isOfParts(tokens, last) && isOfGroup(normAt(tokens, first - 1))
}

/** Behind a number these begin something else. */
export const apart = new Set(
  'no na de do da em com pra pro e conto pila dele dela deles delas'.split(' '),
)
