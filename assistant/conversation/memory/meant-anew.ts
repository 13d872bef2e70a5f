import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { ofDayNamed, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { isOfSome, productIn, recountedSum } from '#understanding/memory/recounted-sum.ts'
import { leadOf, restatedSum } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

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
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
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
  const isCounted = sum?.steps.length === 1 && sum.steps[0]?.by === 'times'
  if (!sum || !isCounted || amounts.length < 2) return false
  return numbers.some(({ hundredths }) => {
    const total = ((hundredths ?? 0) / 100) * sum.startCents
    return total > 0 && amounts.some(({ valueCents }) => Math.round(valueCents) === total)
  })
}

/** "a fitinha foi 4, só levei 2", of three at 2: the count tells that it is the whole. */
function provenWhole({ numbers }: Reading, { sum }: Remembered): number | null {
  const [step, another] = sum?.steps ?? []
  if (!sum || step?.by !== 'times' || another) return null
  const prices = numbers.filter(({ role }) => role === 'amount' || role === 'unit-price')
  const [price, other] = prices
  const whole = other ? null : (price?.hundredths ?? null)
  const isProven = numbers.some(({ role, hundredths }) => {
    return (
      role === 'quantity' && hundredths !== null && (hundredths / 100) * sum.startCents === whole
    )
  })
  return isProven ? whole : null
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

const fees = new Set('multa juros taxa tarifa frete gorjeta caixinha'.split(' '))

/** Where a message tells of what is paid upon something: `a multa da pensão`; -1 where nowhere. */
function feeAt({ reading: { tokens } }: Message): number {
  return tokens.findIndex(({ norm }, at) => {
    return fees.has(norm) && /^d[oae]s?$/.test(tokens[at + 1]?.norm ?? '')
  })
}

/** Whether a message tells of what is paid upon something. */
export function tellsFee(message: Message): boolean {
  return feeAt(message) >= 0
}

/** "a multa da pensão foi 37", where only the pension stands: of what was paid upon it. */
export function isOfFee(message: Message, named: readonly Remembered[]): boolean {
  const fee = message.reading.tokens[feeAt(message)]?.norm
  if (fee === undefined) return false
  return named.length > 0 && named.every(({ name }) => !fold(name).includes(fee))
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

/** What an entry comes to by what is told anew; null where that is told of no sum of it. */
export function sumFor(message: Message, entry: Remembered): Cents | null {
  const { reading } = message
  if (leans('half', reading) && reading.amounts.length === 0) {
    return cents(Math.ceil(entry.amountCents / 2))
  }
  if (leans('countedNot', reading)) {
    const anew = recountedSum({ ...reading, amounts: [] }, entry)
    return anew === null ? null : cents(anew)
  }
  if (leans('third', reading)) return cents(Math.ceil(entry.amountCents / 3))
  if (leans('sharedBy', reading)) {
    const people = reading.numbers.find(({ role }) => role === 'people')?.hundredths ?? 0
    return cents(Math.ceil(entry.amountCents / (people / 100 + 1)))
  }
  const value =
    provenWhole(reading, entry) ??
    productIn(reading) ??
    recountedSum(reading, entry) ??
    countedAnew(message) ??
    wholeAnew(reading, entry) ??
    (isOfSome(reading) ? null : restatedSum(reading))
  return value !== null && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

/** "o mercado foi 421", of 412 of which 60 were another's: they are taken off that as well. */
function wholeAnew(reading: Reading, entry: Remembered): number | null {
  const sum = sumOfWhole(reading, entry)
  return sum ? totalOf(sum) : null
}

/** How that is worked out; null where nothing had been taken off, or the figure is what is left. */
export function sumOfWhole(reading: Reading, { sum, amountCents }: Remembered): Sum | null {
  const isTakenOff = sum?.steps.some(({ by }) => by === 'less') === true
  const told = isTakenOff && reading.amounts.length === 1 ? restatedSum(reading) : null
  if (!sum || told === null || isOfSome(reading)) return null
  const isWhole = Math.abs(told - sum.startCents) < Math.abs(told - amountCents)
  return isWhole ? { ...sum, startCents: told } : null
}

/** "a fralda foram 2 pacotes de 89,90": what its own figures come to. */
function countedAnew({ account, reading }: Message): number | null {
  const [only, another] = account.transactions
  if (!only?.draft.sum || another || reading.amounts.length !== 1) return null
  return only.draft.sum.steps.every(({ by }) => by === 'times') ? only.draft.amountCents : null
}
