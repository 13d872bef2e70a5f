import { isEatenOut } from '#language/amounts/codes.ts'
import { isFewBills } from '#language/amounts/counts/counted-things.ts'
import { isTakenTimes } from '#language/amounts/counts/multiplied.ts'
import { roleByLabel } from '#language/amounts/labelled.ts'
import { isNoLength } from '#language/amounts/lengths.ts'
import type { Role } from '#language/amounts/role.ts'
import { apart, later, normAt, shapes } from '#language/amounts/shapes.ts'
import { findUnit, isGaugeNext, type Unit } from '#language/amounts/units.ts'
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

const marks = /^([aomghx]|mega)$/

/** The unit behind a number; null where the word there is none and a price may stand before it. */
function unitBehind(
  tokens: readonly Token[],
  after: Token,
  number: SpokenNumber,
): Placed | null | undefined {
  const unit = findUnit(after.norm)
  // "31 x-caboquinho": a sandwich, and no times.
  if (after.norm === 'x' && normAt(tokens, number.last + 2) === '-') return undefined
  // "almoço no RU 2x 5,20": nobody pays so little in parts.
  const isFew = number.decimals === 0 && number.hundredths <= 600
  if (isFew && after.norm === 'x' && isTinyNext(tokens, number.last + 2)) {
    return { role: 'quantity', rule: 'tiny-times' }
  }
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

const partMin = 10

/** The `5,20` of `2x 5,20`, `2x de 5,20`: less than any part that a shop would take. */
function isTinyNext(tokens: readonly Token[], at: number): boolean {
  const price = tokens[normAt(tokens, at) === 'de' ? at + 1 : at]
  const reais = price?.kind === 'number' ? Number(price.folded.replace(',', '.')) : Number.NaN
  return reais < partMin && !price?.folded.includes('.')
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

const being = new Set(['eh', 'sao', 'era', 'eram', 'foi', 'foram'])

const sold = /^(vendid|entregue|cobrad)/
const priceLinks = new Set(['de', 'a', 'por'])

/** A small whole number right before a plural noun counts it: `4 passagens`, `duas cervejas`. */
function isPlural(tokens: readonly Token[], number: SpokenNumber): boolean {
  // "300 mini pastéis"
  const isSmall = normAt(tokens, number.last + 1) === 'mini'
  const after = tokens[number.last + (isSmall ? 2 : 1)]
  if (after?.kind !== 'word' || after.isGlued || number.decimals > 0) return false
  const isAfterSpending = spending.has(normAt(tokens, number.first - 1))
  if (notPlural.has(after.norm) || after.norm.length < 4) return false
  // "mercado 350 desses 50 foi ração": the next figure is what these are of; "80 desses é da moça".
  const behind = tokens[number.last + 2]
  const isOfThem = behind?.kind === 'number' || being.has(behind?.norm ?? '')
  if (/^de(ss|st)[ea]s$/.test(after.norm) && isOfThem) return false
  if (isAfterSpending && isFewBills(after.norm, number.hundredths)) return true
  // "6 bolos de 45 vendidos": the price, before what was done with them.
  if (sold.test(after.norm) && priceLinks.has(normAt(tokens, number.first - 1))) return false
  // "90 rachamos" is a deed.
  if (after.norm.endsWith('mos') && findVerb(after.norm)) return false
  return /[a-z]s$/.test(after.norm) && (!isAfterSpending || number.hundredths <= 1000)
}
