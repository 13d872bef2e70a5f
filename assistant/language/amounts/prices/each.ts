import { findUnit, singular } from '#language/amounts/units.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'

const generic = new Set(['cada', 'cd', 'unidade', 'peca', 'um', 'uma'])
const articles = new Set(['o', 'a', 'por', '/', 'pelo', 'pela'])
const outright = new Set(['em', 'pra', 'para', 'de'])
const sold = new Set(['diaria', 'sessao', 'aula', 'par', 'bandeja', 'dose', 'cabeca', 'passagem'])

/**
 * The unit that a price behind which this token stands is told by: `o quilo` is `kg`; empty for
 * `cada`, and null where the price is of no unit.
 */
export function eachBehind(tokens: readonly Token[], at: number): string | null {
  const [first, second] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  if (first === 'cada') return namedUnit(second) ?? ''
  if (tokens[at]?.folded === 'c' && second === '/' && tokens[at + 2]?.folded === 'u') return ''
  const isEach = first === 'cd' || tokens[at]?.folded === 'kd'
  if (isEach || (outright.has(first) && second === 'cada')) return ''
  if (!articles.has(first)) return null
  // "130 a diária de cada um": of each of those who were counted.
  if (sold.has(second) && tokens[at + 2]?.norm === 'de' && tokens[at + 3]?.norm === 'cada')
    return ''
  if (generic.has(second)) return second === 'um' || second === 'uma' ? null : ''
  return namedUnit(second)
}

/** Whether prices are told by the piece of that name, and not by weight or time. */
export function isPiece(word: string): boolean {
  return sold.has(word)
}

function namedUnit(word: string): string | null {
  const per = findUnit(word)?.per
  return per || (sold.has(word) ? singular(word) : null)
}

const says = new Set('por a foi deu saiu custou um uma r $'.split(' '))
/** What each of them did, who were counted: "cada um me pagou 50". */
const pays = new Set('me ja pagou pagaram deram mandou passou'.split(' '))
const customers = new Set([...wordsOf('{payer}'), 'pacientes', 'passageiros', 'passageiras'])

/** Whether `cada`, `cada uma por` or `cada caixa`, which were counted, stands before a price. */
export function isEachBefore(tokens: readonly Token[], first: number): boolean {
  let at = first - 1
  const isPay = (place: number) => pays.has(tokens[place]?.norm ?? '')
  while (first - at < 5 && (says.has(tokens[at]?.norm ?? '') || isPay(at))) at -= 1
  if (isOfAll(tokens.slice(at - 1, first).filter(({ norm }) => !sign.has(norm)))) return true
  if (tokens[at]?.norm === 'cada') return isPaidToWriter(tokens, at, first)
  const thing = singular(tokens[at]?.norm ?? '')
  const isCounted = tokens.slice(0, at - 1).some(({ norm }) => singular(norm) === thing)
  const isThing = tokens[at]?.kind === 'word' && thing !== 'pessoa'
  return isThing && isCounted && tokens[at - 1]?.norm === 'cada'
}

const sign = new Set(['r', '$'])
const all = new Set(['tudo', 'todos', 'todas', 'ambos', 'ambas'])
const pieces = new Set(['unidade', 'peca'])

/** `vendi os 6 bolos, tudo a 45`, `6 garrafas, a unidade 2,50`: the price of each of them. */
function isOfAll(lead: readonly Token[]): boolean {
  const [before, named, ...behind] = lead.map(({ norm }) => norm)
  if (pieces.has(named ?? '')) return before === 'a'
  return all.has(named ?? '') && behind.length === 1 && behind[0] === 'a'
}

const served = new Set(
  'copo copinho xicara caneca taca fatia pedaco latinha garrafinha saquinho potinho'.split(' '),
)

/** `dois sucos, sete e cinquenta o copo`: what one of them is served in, and nothing behind. */
export function isServed(tokens: readonly Token[], at: number): boolean {
  const [article, thing, next] = tokens.slice(at, at + 3)
  const isTold = articles.has(article?.norm ?? '') && served.has(thing?.norm ?? '')
  return isTold && (next === undefined || next.kind === 'mark')
}

/** `cada um pagou 50`, of a dinner: what each of them paid came in where they are customers. */
function isPaidToWriter(tokens: readonly Token[], at: number, first: number): boolean {
  const between = tokens.slice(at + 1, first).map(({ norm }) => norm)
  if (between.includes('me') || !between.some((norm) => pays.has(norm))) return true
  return tokens.slice(0, at).some(({ norm }) => customers.has(norm))
}
