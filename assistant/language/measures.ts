import { isCounted, isPlural } from '#language/counts.ts'
import { isStreet } from '#language/days/street.ts'
import { labels, measures, sold } from '#language/money-words.ts'
import { isPartOfMany } from '#language/part-of-many.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/**
 * Whether a number without a currency is something other than money: `count` of a thing that it
 * stands before, or `other` (a measure, a time, a name, an address, a score).
 *
 * @param isDayNext The token after the number begins the name of a day.
 */
export function isMeasure(
  tokens: readonly Token[],
  number: SpokenNumber,
  isDayNext: boolean,
): 'count' | 'other' | null {
  const { first, last } = number
  const before = tokens[first - 1]
  const after = tokens[last + 1]
  const text = tokens[first]?.folded ?? ''
  if (number.lot > 1 || isArticle(text, number) || isGroup(before, number)) return 'count'
  if (before?.kind === 'word' && tokens[first]?.isGlued && before.folded !== 'r') return 'other'
  // "alert(1)": nobody writes a price glued into brackets behind a word.
  const isBracketed = before?.folded === '(' && before.isGlued && tokens[first]?.isGlued
  if (isBracketed && tokens[first - 2]?.kind === 'word') return 'other'
  if (
    isRhythm(tokens, number) ||
    isTime(tokens, number) ||
    isScore(tokens, number) ||
    isFraction(tokens, number)
  )
    return 'other'
  if (isLongCode(tokens, number) || isName(tokens, number) || isYear(tokens, number)) return 'other'
  // "mesa pra 6"
  if (
    /^(pra|para)$/.test(before?.norm ?? '') &&
    isFew(number) &&
    seats.test(tokens[first - 2]?.norm ?? '')
  )
    return 'other'
  if (isHouseNumber(tokens, number) || isStreet(tokens, first)) return 'other'
  if (isPartOfMany(tokens, number)) return 'other'
  // "dose 4", a vaccine's; a drink costs more.
  if (before?.norm === 'dose' && number.hundredths < 1000) return 'other'
  // "pacote com 60", "kit com 3"
  if (before?.norm === 'com' && packs.test(tokens[first - 2]?.norm ?? '')) return 'other'
  // "fomos 5 no japa"
  if (/^(fomos|eramos|somos|estavamos|eram|foram em)$/.test(before?.norm ?? '') && isFew(number))
    return 'other'
  // "moro no 1402 bloco B"
  if (before?.norm === 'no' && /^(bloco|torre|apartamento)$/.test(after?.norm ?? '')) return 'other'
  // "BR-101", "art. 5"
  const isLinked = /^[-.]$/.test(before?.folded ?? '') && before?.isGlued
  const label = isLinked ? tokens[first - 2] : before
  const isMine = label?.norm === 'parte' && tokens[first - 2]?.norm === 'minha'
  const isPrice = number.hundredths >= (sold.get(label?.norm ?? '') ?? Number.POSITIVE_INFINITY)
  const isLabelled =
    !isMine &&
    !isPrice &&
    !isNoLabel(tokens, number) &&
    labels.has(label?.norm ?? '') &&
    !text.includes('.')
  if (isLabelled && number.decimals === 0 && !number.hasScale) return 'other'
  if (/^(nº|n|no|#|°|º)$/.test(before?.folded ?? '') && before?.folded === '#') return 'other'
  // "3.200 dia 5", "50 mes passado": the next word belongs to a day.
  if (!after || isDayNext) return null
  if (isBrandOf99(text, tokens, number)) return 'other'
  if (after.isGlued && after.kind === 'word') return after.norm === 'x' ? 'other' : gluedUnit(after)
  if (measures.has(after.norm)) return unitMeaning(after, number)
  if (after.isGlued && (after.folded === '/' || after.folded === ':')) return 'other'
  return isPlural(tokens, number) || isCounted(tokens, number) ? 'count' : null
}

/** `luz de casa 180`, `compras pra casa 250`: not the number of a house. `99pop 18`: no moped. */
function isNoLabel(tokens: readonly Token[], { first, hundredths }: SpokenNumber): boolean {
  const before = tokens[first - 2]?.norm ?? ''
  const label = tokens[first - 1]?.norm
  if (label === 'pop') return before === '99'
  if (label !== 'casa') return false
  return before === 'de' || (/^(da|pra|para)$/.test(before) && hundredths >= 3000)
}

function isArticle(text: string, number: SpokenNumber): boolean {
  const isOne = number.isInWords && number.first === number.last && number.hundredths <= 100
  return isOne && /^(um|uma|zero)$/.test(text)
}

/** `os dois ontem`, `as duas no debito`: what was named before, again. */
function isGroup(before: Token | undefined, number: SpokenNumber): boolean {
  const isSmall = number.isInWords && number.first === number.last && number.hundredths <= 1000
  return isSmall && /^(os|as|nos|nois|eles|elas|esses|essas)$/.test(before?.norm ?? '')
}

function gluedUnit(after: Token): 'count' | 'other' | null {
  // "50no mercado", "30de uber": a preposition written without its space.
  return /^(n[oa]|d[eoa]|em|com|pr[ao]|e|conto|pila)$/.test(after.folded) ? null : unitGlued(after)
}

function unitGlued(after: Token): 'count' | 'other' {
  return /^(kg|kgs|un|cx|pct|und|unid)$/.test(after.folded) ? 'count' : 'other'
}

const counted =
  /^(kg|kgs|quilos?|kilos?|unidades?|un|und|unid|caixas?|cx|pacotes?|pct|latas?|garrafas?|sacos?|fardos?|litros?|duzias?|meses|dias|horas|lugares|fatias?|gramas?)$/

function unitMeaning(after: Token, number: SpokenNumber): 'count' | 'other' | null {
  // "50 a vista", "30 o almoco": a letter that stands free is an article, not an ordinal mark.
  if (/^[ao]$/.test(after.folded) && !after.isGlued) return null
  if (number.decimals === 2 && !after.isGlued && /^(a|o|m|g|h|x)$/.test(after.folded)) return null
  return counted.test(after.folded) ? 'count' : 'other'
}

/** The first `15` of "de 15 em 15 dias". */
function isRhythm(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const isAgain = tokens[last + 2]?.folded === tokens[first]?.folded
  return tokens[last + 1]?.folded === 'em' && isAgain && first === last
}

/** `o 474`, `no 802 do bloco C`: one thing that goes by its number, where no price is spoken of. */
function isName(tokens: readonly Token[], { first, last, ...number }: SpokenNumber): boolean {
  if (number.decimals > 0 || number.hasScale || number.isInWords) return false
  const article = tokens[first - 1]?.norm ?? ''
  if (tokens[first - 2]?.kind === 'number') return false
  if (/^(no|do|ao|na|da|pelo)$/.test(article)) return true
  // "paguei o 1200 do aluguel" is a price.
  return article === 'o' && !/^(d[eoa]|n[oa]|pr[oa]|por|que|e)$/.test(tokens[last + 1]?.norm ?? '')
}

function isFew({ hundredths, decimals }: SpokenNumber): boolean {
  return hundredths <= 3000 && decimals === 0
}

/** `em 2026`, `desde 2019`. */
function isYear(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const isLed = /^(em|desde|ate|ano|durante|meta|dezembro|janeiro)$/.test(
    tokens[first - 1]?.norm ?? '',
  )
  return isLed && first === last && /^(19[5-9]|20[0-4])\d$/.test(tokens[first]?.folded ?? '')
}

const streets = /^(rua|avenida|av|travessa|alameda|rodovia|estrada|praca)$/

/** `rua das flores 123` at the end of what is said. */
function isHouseNumber(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const next = tokens[last + 1]
  if (next && next.kind !== 'mark') return false
  return tokens.slice(Math.max(0, first - 4), first).some(({ norm }) => streets.test(norm))
}

const seats = /^(mesa|reserva|quarto|festa|jantar|almoco|lugar|lugares|comida|casa|barraca|bolo)$/
const packs =
  /^(pacote|caixa|kit|cartela|fardo|pct|cx|saco|bandeja|embalagem|frasco|combo|pote|vidro|jogo|bandejinha|caixinha)$/
const hourWords = /^(h|hs|horas?|hrs?)$/

function isTime(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last } = number
  const value = number.hundredths / 100
  if (number.decimals > 0 || value > 24) return isMinutes(tokens, number)
  const after = tokens[last + 1]
  if (after && (hourWords.test(after.folded) || hourWords.test(after.norm))) return true
  if (after?.folded === ':' && tokens[last + 2]?.kind === 'number' && after.isGlued) return true
  const part = tokens[last + 2]?.norm ?? ''
  if (after?.folded === 'da' && /^(manha|noite|tarde|madrugada)$/.test(part)) return true
  const before = tokens[first - 1]?.norm ?? ''
  const previous = tokens[first - 2]?.norm ?? ''
  const isAt = /^(as|pelas|umas)$/.test(before) && !/^(gastei|paguei|deu|foi)$/.test(previous)
  // "o onibus das 7 e 15", but "das 3 pizzas".
  const isOf = before === 'das' && (after?.kind !== 'word' || after.folded === 'e')
  return (isAt && before !== 'umas') || isOf || isMinutes(tokens, number)
}

/** The `30` of `14:30`, `5h40` and `as 7 e 30`. */
function isMinutes(tokens: readonly Token[], number: SpokenNumber): boolean {
  const before = tokens[number.first - 1]
  const isSpoken =
    before?.folded === 'e' && /^(as|das|pelas)$/.test(tokens[number.first - 3]?.norm ?? '')
  if (isSpoken && tokens[number.first - 2]?.kind === 'number') return true
  const isLinked = Boolean(tokens[number.first]?.isGlued && before?.isGlued)
  return (
    isLinked && /^(:|h)$/.test(before?.folded ?? '') && tokens[number.first - 2]?.kind === 'number'
  )
}

/** `3 a 1`, `2 x 0`, `7x1`. */
function isScore(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last } = number
  if (number.hundredths > 2000 || number.decimals > 0) return false
  const isLink = (at: number) => /^(a|x)$/.test(tokens[at]?.folded ?? '')
  const isSmall = (at: number) => /^\d{1,2}$/.test(tokens[at]?.folded ?? '')
  const isHead = isLink(last + 1) && isSmall(last + 2)
  const isTail = isLink(first - 1) && isSmall(first - 2)
  return isHead || isTail
}

function isFraction(tokens: readonly Token[], number: SpokenNumber): boolean {
  const isSlash = (at: number) => tokens[at]?.folded === '/'
  const isHead = isSlash(number.last + 1) && tokens[number.last + 2]?.kind === 'number'
  const isTail = isSlash(number.first - 1) && tokens[number.first - 2]?.kind === 'number'
  return isHead || isTail
}

/** Telephone numbers, documents and bar codes: eight digits or more, whole or in groups. */
function isLongCode(tokens: readonly Token[], number: SpokenNumber): boolean {
  const text = tokens[number.first]?.folded ?? ''
  if (number.isInWords) return false
  if (/^\d{9,}$/.test(text) || /^0\d+$/.test(text)) return true
  const dash = tokens[number.last + 1]
  const isHead = dash?.folded === '-' && dash.isGlued && /^\d{4,5}$/.test(text)
  if (isHead && /^\d{2,4}$/.test(tokens[number.last + 2]?.folded ?? '')) return true
  const isLinked = tokens[number.first]?.isGlued && tokens[number.first - 1]?.isGlued
  if (isLinked && tokens[number.first - 2]?.kind === 'number') return true
  return isAreaCode(tokens, number.last)
}

/** The `11` of `11 98765-4321`. */
function isAreaCode(tokens: readonly Token[], last: number): boolean {
  const at = tokens[last + 1]?.folded === ')' ? last + 2 : last + 1
  const [head, dash, tail] = tokens.slice(at, at + 3)
  const isHead = head?.kind === 'number' && /^\d{4,5}$/.test(head.folded)
  return isHead && dash?.folded === '-' && dash.isGlued && tail?.kind === 'number'
}

/** The ride app 99, when the message has another number to pay. */
function isBrandOf99(text: string, tokens: readonly Token[], number: SpokenNumber): boolean {
  if (text !== '99') return false
  // Statements write "99*POP" and "99 *CORRIDA".
  const isStarred = tokens[number.last + 1]?.folded === '*'
  const after = tokens[number.last + (isStarred ? 2 : 1)]?.norm ?? ''
  if (isStarred || /^(pop|taxi|food|moto|app|entregas?)$/.test(after)) return true
  const before = tokens[number.first - 1]?.norm ?? ''
  const isNamed = /^(no|na|pelo|pela|do|da|de|via|app|uber)$/.test(before)
  const isHead = number.first === 0 && tokens[number.last + 1]?.kind !== 'word'
  if (!isNamed && !isHead) return false
  return tokens.some((one, at) => one.kind === 'number' && at !== number.first)
}
