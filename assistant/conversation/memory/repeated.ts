import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const wordsMax = 9
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']
const isOneThing = anyOf('eh a mesma coisa; sao a mesma coisa; eh a mesma conta; sao a mesma conta')
const asLog = { intent: 'log', confidence: 80 } as const

/**
 * The turn of what happened once more: "mais uma escova", "o frete foi o mesmo de ontem", "mais 10
 * dindim". And of one more sum, which goes the way of the one before: "mais 45 da Rosa".
 */
export function repeatedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  if (reading.tokens.length > wordsMax) return null
  // "luz e energia é a mesma conta": nothing happened once more.
  if (isOneThing(reading.flat)) return null
  return again(input, message) ?? more(input, message, candidate)
}

function again(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = leaningIn('again', reading)
  const count = found ? countedIn(message, found) : null
  if (!found || (reading.amounts.length > 0 && count === null)) return null
  const before = meantIn(input, message)
  if (!before) return null
  // "vendi mais 5 de 12", behind some at 10: these have a price of their own.
  const own = reading.numbers.find(({ role }) => role === 'unit-price')?.hundredths
  const former = isProduct(before) ? (before.sum?.startCents ?? 0) : before.amountCents
  const each = own ?? former
  // "mais 10 dindim" is ten more, where one has a price; "mais 96 de feijão" is money.
  const isNamed = isProduct(before) && namedAmong(message, [before]).length > 0
  const isCounted = isNamed || (count !== null && isSoldOn(message, before, count))
  if (count !== null && !isCounted) return null
  const single = leans('one-more', reading) ? each : before.amountCents
  const value = Math.round(count === null ? single : count * each)
  if (value <= 0 || value > limits.amountCentsMax) return null
  const draft: TransactionDraft = {
    ...restoreDraft({ ...before, amountCents: value }, input.categories),
    ...{ date: dayOf(message), description: namedAnew(message, before) },
  }
  return register(input, asLog, [draft])
}

/** "mais 8 depois", behind "vendi 12 trufas a 4"; "mais 20" behind 3 cakes may well be money. */
function isSoldOn(message: Message, { type, isOwn, sum }: Remembered, count: number): boolean {
  const times = sum?.steps.find(({ by }) => by === 'times')
  const isSale = type === 'receita' && isOwn && tellingIn(message).length === 0
  if (!isSale || times?.by !== 'times' || !sum) return false
  // "mais 3", behind two at 10: so little is no price of one.
  const isFew = count < fewMax && count * 100 < sum.startCents
  return count <= times.factor || isFew
}

/** So many more and above may be money. */
const fewMax = 10

function isProduct({ sum }: Remembered): boolean {
  return sum?.steps.some(({ by }) => by === 'times') ?? false
}

/** The entry that is meant: the one that is named, else the last. */
function meantIn(input: TurnInput, message: Message): Remembered | null {
  const { reading } = message
  const entries = rememberedIn(input)
  const isOfDay = leans('ofDay', reading)
  const days = isOfDay ? reading.days.map(({ date }) => date.toString()) : []
  const ofDay = entries.filter(({ date }) => days.length === 0 || days.includes(date))
  const [named] = namedAmong(message, ofDay)
  if (named) return named
  const [last] = ofDay.filter(({ isOwn }) => isOwn)
  const [only, another] = ofDay
  return last ?? (isOfDay && only && !another ? only : null)
}

/** "o mesmo uber sexta" was on Friday; "o mesmo de ontem" is of today. */
function dayOf({ reading }: Message): Temporal.PlainDate {
  const [day] = leans('ofDay', reading) ? [] : reading.days
  const isPast = day && Temporal.PlainDate.compare(day.date, reading.today) <= 0
  return isPast ? day.date : reading.today
}

/** The number in it, where it counts things: it is then no sum. */
function countedIn(
  { reading }: Message,
  { first, last }: { first: number; last: number },
): number | null {
  const number = reading.numbers.find((one) => one.first >= first && one.last <= last)
  const isBare = reading.amounts.every(({ form }) => form === 'bare')
  // "mais um" is one more, and no count.
  if (!number?.hundredths || number.hundredths === 100 || !isBare || reading.amounts.length > 1)
    return null
  return number.role === 'amount' || number.role === 'quantity' ? number.hundredths / 100 : null
}

/** "mais um desse da Tati" has a name of its own. */
function namedAnew(message: Message, before: Remembered): string {
  const { reading } = message
  const isSame = namedAmong(message, [before]).length > 0
  const [first] = tellingIn(message)
  if (isSame || !first || leans('same', reading)) return before.description
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, first.at, reading.tokens.length - 1)
  return subject ? writeSubject(reading, subject) : before.description
}

/** "e mais 20": of what was told just before. */
function sameThing({ description, categoryId }: Remembered) {
  return { description, categoryId }
}

/** What it is follows from the sum before, unless the message says it itself. */
function more(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  if (!leans('more', reading)) return null
  // "ontem fiz só 94": what is made by work, whatever was bought since.
  const [before] = ownIn(input).filter(({ type }) => type === 'receita' || !isMade(message))
  const [told, another] = account.transactions
  const isDone = account.clauses.some(({ verbs }) => verbs.length > 0)
  if (!before || !told || another || told.doubt === 'amount') return null
  const { draft } = told
  const isTurned = draft.type !== before.type
  const isDeed = account.clauses.some(({ flow }) => flow !== null)
  if (draft.description === '' && !(isDeed && isTurned)) return same(input, draft, before)
  const isSource = before.type === 'receita' && leans('source', reading)
  if (isDone || (candidate.intent === 'log' && !isSource)) return null
  const categoryId = isTurned ? null : draft.categoryId
  return register(input, asLog, [
    {
      ...{ ...draft, type: before.type, amountCents: cents(draft.amountCents), categoryId },
      ...(draft.description === '' ? sameThing(before) : {}),
    },
  ])
}

function isMade({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) => norm === 'fiz' || norm === 'fizemos')
}

/** "comprei outra, 69,90", "ontem 95": nothing is named, so it is what was told before. */
function same(input: TurnInput, draft: TransactionDraft, before: Remembered): Turn {
  const { type, description, categoryId } = before
  return register(input, asLog, [{ ...draft, type, description, categoryId }])
}
