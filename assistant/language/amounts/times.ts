import { isBuying } from '#language/amounts/counts/bare.ts'
import { isCountedThing } from '#language/amounts/counts/counted-things.ts'
import { isGluedPrice } from '#language/amounts/counts/multiplied.ts'
import { isInch } from '#language/days/inches.ts'
import { currencyNames } from '#language/money-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const hours = new Set(['h', 'hs', 'hora', 'horas', 'hr', 'hrs'])
const dayParts = new Set(['manha', 'noite', 'tarde', 'madrugada'])
const spending = new Set(['gastei', 'paguei', 'deu', 'foi'])
const at = new Set(['as', 'pelas'])
const from = new Set(['as', 'das', 'pelas'])

/** `as 7`, `14h`, `10:22`, `7 da noite`. */
export function isTime(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last } = number
  if (number.decimals > 0 || number.hundredths > 2400) return isMinutes(tokens, number)
  const after = tokens[last + 1]
  if (after && (hours.has(after.folded) || hours.has(after.norm))) return true
  if (after?.folded === ':' && tokens[last + 2]?.kind === 'number' && after.isGlued) return true
  if (after?.folded === 'da' && dayParts.has(tokens[last + 2]?.norm ?? '')) return true
  const before = tokens[first - 1]?.norm ?? ''
  const isAt =
    at.has(before) &&
    !spending.has(tokens[first - 2]?.norm ?? '') &&
    !isCountedThing(after?.norm ?? '')
  // "o onibus das 7 e 15", but "das 3 pizzas".
  const isOf = before === 'das' && (after?.kind !== 'word' || after.folded === 'e')
  return isAt || isOf || isMinutes(tokens, number)
}

/** The `30` of `14:30`, `5h40` and `as 7 e 30`. */
function isMinutes(tokens: readonly Token[], { first }: SpokenNumber): boolean {
  const before = tokens[first - 1]
  const isFollowing = tokens[first - 2]?.kind === 'number'
  if (before?.folded === 'e' && isFollowing && from.has(tokens[first - 3]?.norm ?? '')) return true
  const isLinked = Boolean(tokens[first]?.isGlued && before?.isGlued)
  return isLinked && (before?.folded === ':' || before?.folded === 'h') && isFollowing
}

/** The first `15` of "de 15 em 15 dias". */
export function isRhythm(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const isAgain = tokens[last + 2]?.folded === tokens[first]?.folded
  return tokens[last + 1]?.folded === 'em' && isAgain && first === last
}

/** Beyond it "8 x 4" and "6 a 8" are pieces and their price. */
const goalsMax = 7

/** `3 a 1`, `2 x 0`, `7x1`. */
export function isScore(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last } = number
  if (number.hundredths > 2000 || number.decimals > 0) return false
  // "vendi 5 a 7": pieces and their price.
  if (tokens[last + 1]?.norm === 'a' && isBuying(tokens, number)) return false
  if (isGluedPrice(tokens, first - 2)) return false
  // "café 2x 5 cada" is no match.
  if ([last + 1, last + 3].some((index) => isEach(tokens[index]))) return false
  const areGlued = (index: number) => tokens[index]?.isGlued && tokens[index + 1]?.isGlued
  const isOneWord = areGlued(last + 1) || areGlued(first - 1)
  const most = isOneWord ? 99 : goalsMax
  if (number.hundredths > 100 * most) return false
  const isLink = (index: number) => /^[ax]$/.test(tokens[index]?.folded ?? '')
  // "14 a 8 reais", "2 x 28": pieces and their price.
  const isSmall = (index: number) =>
    tokens[index]?.kind === 'number' &&
    // "2x 1.480" is no match.
    !tokens[index]?.folded.includes('.') &&
    Number(tokens[index]?.folded) <= most &&
    !currencyNames.has(tokens[index + 1]?.folded ?? '')
  const isHead = isLink(last + 1) && isSmall(last + 2)
  return isHead || (isLink(first - 1) && isSmall(first - 2))
}

function isEach(token: Token | undefined): boolean {
  return token?.norm === 'cada'
}

/** `1/2`, `17/48`. */
export function isFraction(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  // "disco de corte 4 1/2"
  const isMixed = tokens[last + 2]?.folded === '/' && isInch(tokens, last + 1)
  if (isMixed) return true
  const isHead = tokens[last + 1]?.folded === '/' && tokens[last + 2]?.kind === 'number'
  return isHead || (tokens[first - 1]?.folded === '/' && tokens[first - 2]?.kind === 'number')
}

const years = new Set(['em', 'desde', 'ate', 'ano', 'durante', 'meta', 'dezembro', 'janeiro'])
const dated = new Set([
  ...['ipva', 'iptu', 'licenciamento', 'copa', 'enem', 'natal', 'carnaval', 'modelo', 'seguro'],
  ...['imposto', 'irpf', 'matricula', 'rematricula', 'anuidade', 'agenda', 'safra', 'dpvat'],
])

const summed = new Set([
  ...['total', 'despesas', 'gastos', 'receitas', 'entradas', 'saidas', 'resumo', 'extrato'],
  ...['balanco', 'relatorio', 'contas'],
])

/** `em 2026`, `ipva 2026`; and `uno 2012`, an age of things where another figure is the price. */
export function isYear(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const text = tokens[first]?.folded ?? ''
  if (first !== last || !/^(19[5-9]|20[0-4])\d$/.test(text)) return false
  const before = tokens[first - 1]
  if (years.has(before?.norm ?? '') || dated.has(before?.norm ?? '')) return true
  // "total de despesas de 2026": what is asked of a year.
  if (before?.norm === 'de' && summed.has(tokens[first - 2]?.norm ?? '')) return true
  const isRound = text.endsWith('0')
  const isNamed = before?.kind === 'word' || before?.kind === 'number'
  if (isRound || !isNamed || spending.has(before.norm)) return false
  return tokens.some(({ kind }, index) => kind === 'number' && index !== first)
}
