import { isForPeople } from '#language/amounts/around/for-people.ts'
import {
  isAddress,
  isBracketed,
  isEatenOut,
  isEngine,
  isHidden,
  isInWord,
  isLongCode,
  isNumbered,
  isOfRun,
  isSpelled,
  isTelephone,
} from '#language/amounts/codes.ts'
import { isFewBills } from '#language/amounts/counts/counted-things.ts'
import {
  isTakenTimes,
  isTimesBehind,
  isTimesPrice,
  isTimesTaken,
} from '#language/amounts/counts/multiplied.ts'
import { roleByLabel } from '#language/amounts/labelled.ts'
import { isNoLength } from '#language/amounts/lengths.ts'
import { isBusLine } from '#language/amounts/rides/bus-line.ts'
import { isRideApp } from '#language/amounts/rides/ride-app.ts'
import type { Role } from '#language/amounts/role.ts'
import { isFraction, isRhythm, isScore, isTime, isYear } from '#language/amounts/times.ts'
import { findUnit, isGaugeNext, type Unit } from '#language/amounts/units.ts'
import { isOfListedDays } from '#language/days/listed-days.ts'
import { currencyNames } from '#language/money-words.ts'
import { isOfParts, isPartOfMany } from '#language/part-of-many.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** What a number is that no currency names. */
export interface Placed {
  role: Role
  rule: string
  unit?: Unit
}

export interface Around {
  /** What the words around say of it, if anything. */
  told: { role: Role; rule: string } | undefined
  /** The token behind it begins the name of a day. */
  isDayNext: boolean
}

type Test = (tokens: readonly Token[], number: SpokenNumber) => boolean

/** In this order; the first that holds says what the number is. */
const shapes: readonly (readonly [string, Role, Test])[] = [
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

const later: readonly (readonly [string, Role, Test])[] = [
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

function normAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.norm ?? ''
}

/** What a number without a currency is, other than money; null where it may be money. */
export function placeNumber(
  tokens: readonly Token[],
  number: SpokenNumber,
  { told, isDayNext }: Around,
): Placed | null {
  // Only eyes are measured with decimals.
  if (told && (number.decimals === 0 || told.role === 'score')) return told
  // "mais os dez por cento do garçom"
  if (normAt(tokens, number.last + 1) === 'por' && normAt(tokens, number.last + 2) === 'cento') {
    return { role: 'percentage', rule: 'unit' }
  }
  for (const [rule, role, holds] of shapes) {
    if (holds(tokens, number)) return { role, rule, ...hoursOf(tokens, number, role) }
  }
  for (const [rule, role, holds] of later) if (holds(tokens, number)) return { role, rule }
  // "acarajé 15 x2": the price, before how often it was paid.
  if (isTakenTimes(tokens, number.last + 1)) return null
  const labelled = roleByLabel(tokens, number)
  if (labelled && !isEatenOut(tokens, number.first)) return { role: labelled, rule: 'label' }
  if (/^\d{8}$/.test(tokens[number.first]?.folded ?? '')) return { role: 'code', rule: 'long-code' }
  const after = tokens[number.last + 1]
  // "3.200 dia 5", "50 mes passado": the next word belongs to a day.
  if (!after || isDayNext) return null
  if (after.folded === 'de' && lengths.has(normAt(tokens, number.last + 2))) {
    return { role: 'measure', rule: 'length' }
  }
  const unit = unitBehind(tokens, after, number)
  if (unit !== undefined) return unit
  return isPlural(tokens, number) ? { role: 'quantity', rule: 'plural' } : null
}

const lengths = new Set(['largura', 'altura', 'comprimento', 'profundidade', 'diametro', 'fundura'])

/** The hours of `8h a 23,60 a hora`. */
function hoursOf(tokens: readonly Token[], { last }: SpokenNumber, role: Role): { unit?: Unit } {
  const unit = role === 'time' ? findUnit(normAt(tokens, last + 1)) : undefined
  return unit?.per ? { unit } : {}
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

const groups = new Set('os as nos nois eles elas esses essas dos das pros pras'.split(' '))

/** `os dois ontem`, `as duas no debito`: what was named before, again. */
function isGroup(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  const isSmall = number.isInWords && first === last && number.hundredths <= 1000
  return isSmall && !isOfParts(tokens, last) && groups.has(normAt(tokens, first - 1))
}

/** `vendi os 2 hidratante`: a noun stands behind, and no more of it than anybody has. */
function isThese(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  const next = tokens[last + 1]
  const isNamed = next?.kind === 'word' && !apart.has(next.norm) && !currencyNames.has(next.norm)
  const isFew = first === last && number.decimals === 0 && number.hundredths <= 1200
  return isFew && isNamed && !isOfParts(tokens, last) && groups.has(normAt(tokens, first - 1))
}

const apart = new Set('no na de do da em com pra pro e conto pila'.split(' '))
const marks = /^([aomghx]|mega)$/

/** The unit behind a number; null where the word there is none and a price may stand before it. */
function unitBehind(
  tokens: readonly Token[],
  after: Token,
  number: SpokenNumber,
): Placed | null | undefined {
  const unit = findUnit(after.norm)
  if (after.isGlued && after.kind === 'word') {
    // "50no mercado", "30de uber": a preposition written without its space.
    if (apart.has(after.folded)) return null
    // "20w50" is one word.
    const isOneWord = tokens[number.last + 2]?.kind === 'number' && tokens[number.last + 2]?.isGlued
    return unit && !isOneWord
      ? { role: unit.role, rule: 'unit', unit }
      : { role: 'name', rule: 'glued' }
  }
  if (unit) {
    // "50 a vista", "30 o almoco": a letter that stands free is an article, not an ordinal mark.
    if (/^[ao]+$/.test(after.folded) && !after.isGlued) return null
    if (number.decimals === 2 && !after.isGlued && marks.test(after.folded)) return null
    if (unit.role === 'time' && isNoLength(tokens, number)) return null
    // "138,90 parcela 3 de 12": nothing is paid in that many parts.
    if (unit.role === 'instalment' && number.decimals === 2) return null
    if (unit.role === 'instalment' && isPartNext(tokens, number.last + 2)) return null
    if (isGaugeNext(tokens, number.last + 1)) return null
    return { role: unit.role, rule: 'unit', unit }
  }
  // "farmacia 62,20: termometro 28" is a list, and its sum.
  const isOn = tokens[number.last + 2]?.isGlued && after.folded === ':'
  // "notebook de 14\"": inches.
  if (after.isGlued && /^["″”]$/.test(after.folded)) return { role: 'measure', rule: 'inches' }
  const isPer = after.folded === '/' && terms.has(normAt(tokens, number.last + 2))
  return after.isGlued && !isPer && (after.folded === '/' || isOn)
    ? { role: 'code', rule: 'glued-mark' }
    : undefined
}

/** The `14 de 48` of `389 parcela 14 de 48`: which part it was, behind its price. */
function isPartNext(tokens: readonly Token[], at: number): boolean {
  const [part, link, whole] = tokens.slice(at, at + 3)
  const isPair = part?.kind === 'number' && whole?.kind === 'number'
  return isPair && (link?.norm === 'de' || link?.folded === '/')
}

/** `44,90/mês`, `79,90/kg` are prices. */
const terms = new Set('mes ano semana dia hora h kg quilo litro l un'.split(' '))

const spending = new Set([
  ...['gastei', 'paguei', 'deu', 'foi', 'foram', 'custou', 'ficou', 'saiu', 'recebi', 'ganhei'],
  ...['entrou', 'caiu', 'torrei', 'r'],
])
const notPlural = new Set(
  `gracas mais nas nos das dos pras pros pelas pelos mas depois reais antes apos as os
  tres dois seis gas daqueles daquelas nois atras apenas jesus meus minhas aos onibus simples mes tenis bis lotus campus netflix parabens
  ps plus lais us menos alias pois todos todas juntos juntas gratis demais vezes outros ambos ops
  guardados guardadas separados poupados juntados economizados recebidos pagos gastos depositados investidos
  transferidos emprestados devolvidos descontados liquidos limpos livres
  mensais semanais anuais affs kks bjs abs deus luis carlos marcos thais lucas jonas compras`.split(
    /\s+/,
  ),
)

/** A small whole number right before a plural noun counts it: `4 passagens`, `duas cervejas`. */
function isPlural(tokens: readonly Token[], number: SpokenNumber): boolean {
  const after = tokens[number.last + 1]
  if (after?.kind !== 'word' || after.isGlued || number.decimals > 0) return false
  const isAfterSpending = spending.has(normAt(tokens, number.first - 1))
  if (notPlural.has(after.norm) || after.norm.length < 4) return false
  // "mercado 350 desses 50 foi ração": the next figure is what these are of.
  if (/^de(ss|st)[ea]s$/.test(after.norm) && tokens[number.last + 2]?.kind === 'number')
    return false
  if (isAfterSpending && isFewBills(after.norm, number.hundredths)) return true
  // "90 rachamos" is a deed.
  if (after.norm.endsWith('mos') && findVerb(after.norm)) return false
  return /[a-z]s$/.test(after.norm) && (!isAfterSpending || number.hundredths <= 1000)
}
