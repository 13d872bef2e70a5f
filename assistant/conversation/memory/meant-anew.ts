import type { Cents } from '@lya/core/amounts/cents.ts'
import { ofDayNamed, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { priceOfOne } from '#conversation/orders/counted/price-of-one.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { leadOf, restatedSum } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The words of a message that may name what its figure is of: neither those of the reason behind
 * it, nor those that only tell how it came about ("com o desconto do clube ficou 138").
 */
export function meantWords(message: Message): Telling[] {
  const { reading } = message
  const isWhy = leans('because', reading)
  const end = isWhy
    ? (reading.amounts.at(-1)?.last ?? reading.tokens.length)
    : reading.tokens.length
  const how = leaningIn('reduced', reading) ?? { first: 0, last: -1 }
  // "deu 100 de desconto, a geladeira saiu por 2.400": what stands behind the mark is named.
  const mark = reading.tokens.findIndex(
    ({ kind }, at) => kind === 'mark' && at > how.first && at < how.last,
  )
  const last = mark < 0 ? how.last : mark
  return tellingIn(message).filter(({ at }) => at <= end && !(at >= how.first && at <= last))
}

/**
 * Which of several entries of one name a figure is of: the newest, where this conversation wrote it
 * and no other is nearer to the figure; the one whose day, old sum or place the words tell. Null
 * where none of that decides.
 */
export function newestOf(message: Message, named: readonly Remembered[]): Remembered | null {
  const { reading } = message
  const meant = ofDayNamed(message, named)
  // "o uber de 18 foi 19": the old sum, whatever that figure was taken for.
  const figures = reading.numbers.flatMap(({ hundredths }) => hundredths ?? [])
  const sums = [...reading.amounts.map(({ valueCents }) => Math.round(valueCents)), ...figures]
  const [bySum, another] = meant.filter(({ amountCents }) => sums.includes(amountCents))
  if (bySum && !another && sums.length > 1) return bySum
  const [newest, next] = meant
  if (!newest || !next || leans('latest', reading)) return newest ?? null
  if (leans('earliest', reading)) return meant.at(-1) ?? null
  const sum = restatedSum(reading)
  if (sum === null || !newest.isOwn) return null
  const near = meant.toSorted((a, b) => timesOf(a.amountCents, sum) - timesOf(b.amountCents, sum))
  return near[0] === newest ? newest : null
}

const legs = new Set(['ida', 'volta', 'entrada'])

const leads = new Set(['o', 'a', 'as', 'os', 'de', 'da'])

/** "a volta foi 34", "o 13º foi 1.054": by a word that names nothing where nothing bears it. */
export function bearing(
  { reading: { tokens, numbers } }: Message,
  entries: readonly Remembered[],
): Remembered[] {
  const called = numbers.flatMap(({ role, first }) => (role === 'name' ? [first] : []))
  const said = tokens.flatMap(({ norm }, at) => {
    const isNamed = called.includes(at) || legs.has(norm)
    return isNamed && leads.has(tokens[at - 1]?.norm ?? '')
      ? [norm.replace(/\D+$/, '') || norm]
      : []
  })
  return entries.filter(({ name }) => {
    const own: readonly string[] = fold(name.normalize('NFC')).match(/\p{L}+|\d+/gu) ?? []
    return said.some((word) => own.includes(word))
  })
}

/** "vendi 22, foi 198", of 20 at 9: count and sum prove each other. */
export function provesCount({ numbers, amounts }: Reading, { sum }: Remembered): boolean {
  const each = priceOfOne(sum)
  if (each === null || amounts.length < 2) return false
  return numbers.some(({ hundredths }) => {
    const total = ((hundredths ?? 0) / 100) * each
    return total > 0 && amounts.some(({ valueCents }) => Math.round(valueCents) === total)
  })
}

/** What it came to in the end is near to what it was thought to be. */
export function isNear({ reading }: Message, { amountCents }: Remembered, sum: Cents): boolean {
  return !leans('settledAt', reading) || timesOf(amountCents, sum) <= nearTimes
}

/** A figure that may be another of what stands there: neither twice as much nor half of it. */
export function isClose({ reading }: Message, { amountCents }: Remembered): boolean {
  const sum = restatedSum(reading)
  return sum !== null && timesOf(amountCents, sum) < nearTimes
}

const handed = new Set(
  'gave-me gave-us to-me sent-me paid-me payer-gave kin-gave payer deposited owed due'.split(' '),
)

/** Of an expense what came back is another thing as well. */
const returned = new Set([...handed, 'came-back', 'settled', 'arrived'])

/**
 * `a Bete já me deu os vinte dela`, behind a pizza with her: money of somebody is another thing
 * than what was spent with them, and so is the rest of what they gave before.
 */
export function isFromThem({ account, reading }: Message, { type }: Remembered): boolean {
  const coming = type === 'despesa' ? returned : handed
  const isGiven = account.clauses.some(({ mood, flow, flowRule, verbs, last }) => {
    const at = verbs[0]?.at ?? last
    const isSum = reading.amounts.some(({ first }) => first > at && first <= last)
    return mood === 'done' && flow === 'in' && coming.has(flowRule) && isSum
  })
  return isGiven && (type === 'despesa' || leans('lacked', reading))
}

const nearTimes = 2

function timesOf(one: number, other: number): number {
  return Math.max(one / other, other / one)
}

/** "a pizza foi 120 ontem", behind what somebody gave for it today. */
export function isBefore({ reading }: Message, { date }: { date: string }): boolean {
  const [day, another] = reading.days
  return day !== undefined && !another && day.date.toString() < date
}

const pointing = new Set(['de', 'os', 'esse', 'esses', 'aquele', 'aqueles', 'dos', 'o'])

/**
 * "essa viagem de 89,90 tá errada", of what stands at 89,90: the figure names that one, and is none
 * that another entry is to have.
 */
export function namesAnother(
  input: TurnInput,
  { reading }: Message,
  { id, amountCents }: Remembered,
): boolean {
  return reading.amounts.some(({ first, valueCents }) => {
    const value = Math.round(valueCents)
    const isOf = ownIn(input).some((one) => one.id !== id && one.amountCents === value)
    return value !== amountCents && isOf && pointing.has(leadOf(reading, first))
  })
}

/** Whether the writer tells of having paid it themselves. */
export function isPaidOut({ account }: Message): boolean {
  return account.clauses.some(({ verbs }) => {
    return verbs.some(({ verb }) => verb.form === 'i-did' && verb.lemma === 'pagar')
  })
}

/** Days that a correction reaches back. */
const agoMax = 300

/** "foi no dia 3 e custou 104": the day that goes with the figure, YYYY-MM-DD. */
export function restatedDay({ reading }: Message): string | null {
  const { days, today } = reading
  // "paguei só 400, falta 500 que pago dia 10": that day is of the rest.
  if (leans('leftOver', reading)) return null
  const [day, another] = days
  if (!day || another || Temporal.PlainDate.compare(day.date, today) > 0) return null
  // "e dia 5 de dezembro tem de novo", in November: nobody mends a day of a year ago.
  const isFar = Temporal.PlainDate.compare(day.date, today.subtract({ days: agoMax })) < 0
  return isFar ? null : day.date.toString()
}
