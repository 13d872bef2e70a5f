import type { Amount } from '#language/amounts/amount.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const says = new Set(
  'foi foram era eram eh sao deu deram ficou saiu custou rendeu paguei por so pra em'.split(' '),
)
const totalling = new Set(['total', 'entao', 'da', 'dando'])
/** More people share nothing in a chat. */
const sharersMax = 20

/** The one figure that a message gives in place of another, in centavos; null where none is. */
export function restatedSum(reading: Reading): number | null {
  const all = reading.amounts.filter(
    (one) => !(one.isForeign || one.isNegative || one.isVague || isCounting(reading, one)),
  )
  if (all.length !== reading.amounts.length) return null
  const right = all.filter((one) => !isDenied(reading, one))
  const sums = withoutParts(reading, right.length > 0 ? right : all)
  const [only, another] = sums
  if (!only) return null
  // "opa, em 3" tells of how many it was shared by.
  const isIn = leadOf(reading, only.first) === 'em'
  // "o táxi ficou em 46" does.
  const isFew = only.form === 'bare' && only.valueCents <= sharersMax * 100
  const isShare = isFew && isIn && !says.has(leadOf(reading, only.first - 1))
  if (!another) return isShare ? null : Math.round(only.valueCents)
  if (leans('instead', reading)) return Math.round(only.valueCents)
  if (sums.length === 2 && (leans('bothParts', reading) || isAdded(reading, only, another))) {
    return Math.round(only.valueCents + another.valueCents)
  }
  const totals = sums.filter((one) => isTotal(reading, one))
  if (totals.length === 1 && totals[0]) return Math.round(totals[0].valueCents)
  const told = sums.filter(({ first }) => says.has(leadOf(reading, first)))
  return told.length === 1 && told[0] ? Math.round(told[0].valueCents) : null
}

const adding = new Set(['mais', '+'])

/** "foi 150 mais 20 do ônibus": both of them. */
function isAdded({ tokens }: Reading, one: Amount, other: Amount): boolean {
  const at = behind(tokens, one.last)
  const rest = tokens.slice(at + 1, other.first).filter(({ norm }) => norm !== 'r' && norm !== '$')
  return adding.has(tokens[at]?.norm ?? '') && rest.length === 0
}

const off = new Set(['desconto', 'descontinho', 'abatimento', 'cupom', 'off'])

/** Of two the whole: "4,30 cada, 8,60", "saiu por 70, teve 5 de desconto". */
function withoutParts(reading: Reading, sums: readonly Amount[]): readonly Amount[] {
  if (sums.length !== 2) return sums
  const whole = sums.filter((one) => {
    const other = sums.find((its) => its !== one)
    return !(isTakenOff(reading, one) || (other && isPriceOf(reading, one, other)))
  })
  return whole.length === 1 ? whole : sums
}

/** "38 cada, deu 76": so many times as much. */
function isPriceOf({ tokens }: Reading, { last, valueCents }: Amount, whole: Amount): boolean {
  const times = whole.valueCents / valueCents
  return Number.isInteger(times) && times > 1 && tokens[behind(tokens, last)]?.norm === 'cada'
}

/** "5 de desconto", "cupom de 11". */
function isTakenOff({ tokens }: Reading, { first, last }: Amount): boolean {
  const at = behind(tokens, last)
  const isBehind = tokens[at]?.norm === 'de' && off.has(tokens[at + 1]?.norm ?? '')
  return isBehind || (tokens[first - 1]?.norm === 'de' && off.has(tokens[first - 2]?.norm ?? ''))
}

const currency = new Set(['reais', 'real', 'conto', 'pila'])

/** Where the word behind a sum and its currency stands. */
function behind(tokens: Reading['tokens'], last: number): number {
  return currency.has(tokens[last + 1]?.norm ?? '') ? last + 2 : last + 1
}

/** "ficou duas feira": no real is a woman. */
function isCounting({ tokens }: Reading, { first, last }: Pick<Amount, 'first' | 'last'>): boolean {
  return first === last && feminine.has(tokens[first]?.folded ?? '')
}

const feminine = new Set(['uma', 'duas'])

const wholly = new Set(['no total', 'ao todo', 'no todo'])

/** "então dá 96", "então foram 450", "1056 tudo". */
export function isTotal(reading: Reading, { first, last }: Amount): boolean {
  const [lead, before] = [leadOf(reading, first), leadOf(reading, first - 1)]
  const [behind = '', next = ''] = reading.tokens.slice(last + 1, last + 3).map(({ norm }) => norm)
  const isWhole = behind === 'tudo' || behind === 'total' || wholly.has(`${behind} ${next}`)
  return totalling.has(lead) || totalling.has(before) || isWhole
}

const denying = new Set(
  'foi era eh deu foram eram sao custou rendeu saiu ficou so por r $'.split(' '),
)

/** "não foi 480, caiu 427,20", "foi 118 e não 108": the figure that is wrong. */
export function isDenied(
  { tokens }: Reading,
  { first, last = first }: { first: number; last?: number },
): boolean {
  let at = first - 1
  while (at >= 0 && denying.has(tokens[at]?.norm ?? '')) at -= 1
  return tokens[at]?.norm === 'nao' || isDeniedBehind(tokens, last)
}

/** "14 reais não, 890": behind the figure. */
function isDeniedBehind(tokens: Reading['tokens'], last: number): boolean {
  const at = behind(tokens, last)
  const next = tokens[at + 1]
  return tokens[at]?.norm === 'nao' && (next?.norm === ',' || next?.norm === '.')
}

/** The word before an amount and its currency. */
export function leadOf({ tokens }: Reading, first: number): string {
  for (let at = first - 1; at >= 0; at -= 1) {
    const norm = tokens[at]?.norm ?? ''
    if (norm !== 'r' && norm !== '$') return norm
  }
  return ''
}
