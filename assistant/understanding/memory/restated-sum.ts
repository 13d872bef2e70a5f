import type { Amount } from '#language/amounts/amount.ts'
import type { PlacedNumber } from '#language/amounts/role.ts'
import { findUnit } from '#language/amounts/units.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Step, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

const says = new Set(
  'foi foram era eram eh sao deu deram ficou saiu custou paguei por so pra em'.split(' '),
)
const comes = new Set(['deu', 'da', 'deram', 'entao', 'ficou', 'fica', 'total', 'sao', ','])
const totalling = new Set(['total', 'entao', 'da', 'dando'])
const each = new Set(['o', 'a', 'cada', 'por'])

/** More people share nothing in a chat. */
const sharersMax = 20

/** The one figure that a message gives in place of another, in centavos; null where none is. */
export function restatedSum(reading: Reading): number | null {
  const all = reading.amounts.filter(
    ({ isForeign, isNegative, isVague }) => !(isForeign || isNegative || isVague),
  )
  if (all.length !== reading.amounts.length) return null
  const right = all.filter((one) => !isDenied(reading, one))
  const sums = right.length > 0 ? right : all
  const [only, another] = sums
  if (!only) return null
  // "opa, em 3" tells of how many it was shared by.
  const isIn = leadOf(reading, only.first) === 'em'
  // "o táxi ficou em 46" does.
  const isFew = only.form === 'bare' && only.valueCents <= sharersMax * 100
  const isShare = isFew && isIn && !says.has(leadOf(reading, only.first - 1))
  if (!another) return isShare ? null : Math.round(only.valueCents)
  if (leans('instead', reading)) return Math.round(only.valueCents)
  const totals = sums.filter((one) => isTotal(reading, one))
  if (totals.length === 1 && totals[0]) return Math.round(totals[0].valueCents)
  const told = sums.filter(({ first }) => says.has(leadOf(reading, first)))
  return told.length === 1 && told[0] ? Math.round(told[0].valueCents) : null
}

/** "então dá 96", "então foram 450", "1056 tudo". */
function isTotal(reading: Reading, { first, last }: Amount): boolean {
  const [lead, before] = [leadOf(reading, first), leadOf(reading, first - 1)]
  const behind = reading.tokens[last + 1]?.norm ?? ''
  return totalling.has(lead) || totalling.has(before) || behind === 'tudo' || behind === 'total'
}

const denying = new Set('foi era eh deu foram eram sao so por r $'.split(' '))

/** "não foi 480, caiu 427,20", "foi 118 e não 108": the figure that is wrong. */
function isDenied({ tokens }: Reading, { first }: Amount): boolean {
  let at = first - 1
  while (at >= 0 && denying.has(tokens[at]?.norm ?? '')) at -= 1
  return tokens[at]?.norm === 'nao'
}

/** The word before an amount and its currency. */
function leadOf({ tokens }: Reading, first: number): string {
  for (let at = first - 1; at >= 0; at -= 1) {
    const norm = tokens[at]?.norm ?? ''
    if (norm !== 'r' && norm !== '$') return norm
  }
  return ''
}

/**
 * What it comes to with another count, price of one or number of people: "não, era 4 vacas", "o
 * litro era 5,93", "opa, em 3". Null where the message tells none, or nothing was worked out.
 */
export function recountedSum(
  reading: Reading,
  { sum, description }: { sum?: Sum; description: string },
): number | null {
  if (!sum || sum.steps.length === 0) return null
  if (reading.amounts.some((one) => isTotal(reading, one))) return null
  const [price, another] = reading.amounts
  // "foram 3 sacos, deu 210" says what it came to.
  const unitOf = sum.steps.find(({ by }) => by === 'times')
  const isWhole = price && !another && comes.has(leadOf(reading, price.first))
  if (isWhole && !(unitOf?.by === 'times' && isOfOne(reading, price, unitOf.unit))) return null
  const unit = sum.steps.find(({ by }) => by === 'times')
  if (price && !another && unit?.by === 'times' && isOfOne(reading, price, unit.unit)) {
    return totalOf({ ...sum, startCents: price.valueCents })
  }
  const told = { description, total: totalOf(sum) }
  const steps = sum.steps.map((step) => recounted(reading, step, told) ?? step)
  return steps.some((step, at) => step !== sum.steps[at]) ? totalOf({ ...sum, steps }) : null
}

function recounted(
  reading: Reading,
  step: Step,
  { description, total }: { description: string; total: number },
): Step | null {
  const number = (isMeant: (one: PlacedNumber) => boolean) => {
    const [only, another] = reading.numbers.filter((one) => one.hundredths !== null && isMeant(one))
    return only && !another ? (only.hundredths ?? 0) / 100 : null
  }
  if (step.by === 'times') {
    const factor = number(({ last }) => {
      const word = reading.tokens[last + 1]?.norm ?? ''
      return word.length > 2 && isCounted(word, step.unit, description)
    })
    const anew = factor ?? countAlone(reading, step.factor, total)
    return anew ? { ...step, factor: anew } : null
  }
  if (step.by !== 'share') return null
  const of = number(({ first }) => {
    return ['em', 'por', 'entre'].includes(reading.tokens[first - 1]?.norm ?? '')
  })
  return of && of >= 2 ? { ...step, of } : null
}

const counting = new Set(['foram', 'eram'])

/** "foram 62", of sixty pieces for 90: a figure far nearer to how many than to how much. */
function countAlone(reading: Reading, count: number, total: number): number | null {
  const [only, another] = reading.amounts
  if (!only || another || only.form !== 'bare' || !counting.has(leadOf(reading, only.first))) {
    return null
  }
  const value = only.valueCents / 100
  const far = (from: number) => Math.abs(Math.log(value / from))
  return Number.isInteger(value) && far(count) < far(total / 100) ? value : null
}

/** Whether a price is told of one of what was counted: "o litro era 5,93", "8 o quilo". */
export function isOfOne({ tokens }: Reading, { first, last }: Amount, unit: string): boolean {
  const isUnit = (norm = '') => unit !== '' && (isForm(norm, unit) || findUnit(norm)?.per === unit)
  if (each.has(tokens[last + 1]?.norm ?? '') && isUnit(tokens[last + 2]?.norm)) return true
  if (tokens[last + 1]?.norm === 'cada') return true
  // "a 6,09", of 200 litres.
  if (first === 1 && tokens[0]?.norm === 'a' && unit !== '') return true
  return tokens.slice(0, first).some(({ norm }) => isUnit(norm))
}

function isCounted(word: string, unit: string, description: string): boolean {
  const words = [unit, ...description.toLowerCase().split(' ')]
  return words.some((one) => isForm(word, one))
}

/** One word, or its plural. */
function isForm(one: string, other: string): boolean {
  return one === other || `${one}s` === other || one === `${other}s`
}
