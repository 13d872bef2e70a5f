import type { Amount } from '#language/amounts/amount.ts'
import type { PlacedNumber } from '#language/amounts/role.ts'
import { findUnit } from '#language/amounts/units.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { isTotal, leadOf } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Step, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

const comes = new Set(['deu', 'da', 'deram', 'entao', 'ficou', 'fica', 'total', 'sao', ','])
const each = new Set(['o', 'a', 'cada', 'por'])
/** More of one thing nobody counts in a chat. */
const countMax = 200

/** "o rolamento foi 2 de 380", "eram 3, 9 cada": so many of such a price, of whatever it was. */
export function productIn(reading: Reading): number | null {
  const found = leaningIn('product', reading)
  const price = reading.amounts.at(-1)
  const count = found && reading.numbers.find(({ first }) => first > found.first)?.hundredths
  if (!found || !price || !count || price.first > found.last) return null
  const isWhole = count % 100 === 0 && count >= 200 && count <= countMax * 100
  return isWhole ? Math.round((count / 100) * price.valueCents) : null
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
  const unit = sum.steps.find(({ by }) => by === 'times')
  const isSingle = leans('single', reading)
  const isWhole = price && !another && !isSingle && comes.has(leadOf(reading, price.first))
  if (isWhole && !(unit?.by === 'times' && isOfOne(reading, price, unit.unit))) return null
  const told = { description, total: totalOf(sum) }
  const steps = sum.steps.map((step) => recounted(reading, step, told) ?? step)
  if (steps.some((step, at) => step !== sum.steps[at])) return totalOf({ ...sum, steps })
  const isNamed = reading.tokens.some(({ norm }) => norm === 'preco')
  const isOne = price && unit?.by === 'times' && (isNamed || isOfOne(reading, price, unit.unit))
  const isPrice = isOne && !another
  return isPrice ? totalOf({ ...sum, startCents: price.valueCents }) : null
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
    const factor = number(({ first, last }) => {
      const word = reading.tokens[last + 1]?.norm ?? ''
      if (word.length > 2 && isCounted(word, step.unit, description)) return true
      // "4 quilos e meio" has its measure inside.
      const named = reading.tokens.slice(first, last + 2)
      return step.unit !== '' && named.some(({ norm }) => findUnit(norm)?.per === step.unit)
    })
    const single = leans('single', reading) ? 1 : null
    const anew = factor ?? single ?? bareCount(reading) ?? countAlone(reading, step.factor, total)
    return anew ? { ...step, factor: anew } : null
  }
  if (step.by !== 'share') return null
  const of = number(({ first }) => {
    return ['em', 'por', 'entre'].includes(reading.tokens[first - 1]?.norm ?? '')
  })
  return of && of >= 2 ? { ...step, of } : null
}

/** The `4` of "eram 4, na verdade", which is no sum. */
function bareCount(reading: Reading): number | null {
  const [only, another] = reading.numbers
  const isCount = only && !another && reading.amounts.length === 0 && leans('countOnly', reading)
  return isCount && only.hundredths ? only.hundredths / 100 : null
}

const counting = new Set(['foram', 'eram'])
const counted = new Set([...counting, 'foi', 'era'])
/** How many times as much a sum must be as what is told in its place, to be none of it. */
const hardlyTimes = 7
/** A count changes by this at most. */
const likelyTimes = 3

/** "foram 62", of sixty pieces for 90: a figure far nearer to how many than to how much. */
function countAlone(reading: Reading, count: number, total: number): number | null {
  const [only, another] = reading.amounts
  const lead = only ? leadOf(reading, only.first) : ''
  if (!only || another || only.form !== 'bare' || !counted.has(lead)) return null
  const value = only.valueCents / 100
  const timesOf = (from: number) => Math.max(value / from, from / value)
  const [byCount, bySum] = [timesOf(count), timesOf(total / 100)]
  // "o corte foi 5" may be a price: only where that is hardly one.
  const isCount = counting.has(lead)
    ? byCount < bySum
    : byCount <= likelyTimes && bySum >= hardlyTimes
  return Number.isInteger(value) && isCount ? value : null
}

/** Whether a price is told of one of what was counted: "o litro era 5,93", "8 o quilo". */
export function isOfOne({ tokens }: Reading, { first, last }: Amount, unit: string): boolean {
  const isUnit = (norm = '') => unit !== '' && (isForm(norm, unit) || findUnit(norm)?.per === unit)
  const behind = tokens[last + 2]?.norm ?? ''
  // "o arroz foi 5,50 o kg", of 5 that were counted without a measure.
  const isAnyUnit = !findUnit(unit) && findUnit(behind) !== undefined
  if (each.has(tokens[last + 1]?.norm ?? '') && (isUnit(behind) || isAnyUnit)) return true
  if (tokens[last + 1]?.norm === 'cada') return true
  // "a 6,09", of 200 litres.
  if (first === 1 && tokens[0]?.norm === 'a' && unit !== '') return true
  // "foram 3 sacos, deu 210" counts them.
  return tokens.slice(0, first).some(({ norm }, at) => {
    return isUnit(norm) && tokens[at - 1]?.kind !== 'number'
  })
}

/** "o camarão foi 50 o kilo" tells of no whole. */
export function isOfSome({ tokens, amounts }: Reading): boolean {
  const [only, another] = amounts
  const lead = tokens[(only?.last ?? 0) + 1]?.norm ?? ''
  const unit = tokens[(only?.last ?? 0) + 2]?.norm ?? ''
  return only !== undefined && !another && each.has(lead) && findUnit(unit) !== undefined
}

function isCounted(word: string, unit: string, description: string): boolean {
  const words = [unit, ...description.toLowerCase().split(' ')]
  return words.some((one) => isForm(word, one))
}

/** One word, or its plural. */
function isForm(one: string, other: string): boolean {
  return one === other || `${one}s` === other || one === `${other}s`
}
