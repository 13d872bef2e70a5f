import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isYes } from '#conversation/agreement.ts'
import { fineIn, fineWords } from '#conversation/bills/paid/fines.ts'
import { billOnce, offeringBill, paidBill } from '#conversation/coming/coming-bill.ts'
import type { PendingBill } from '#conversation/coming/coming-state.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { isPaidAnother } from '#conversation/coming/offered/paid-another.ts'
import { lessPercent, ownPart } from '#conversation/coming/told-terms.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Told } from '#conversation/pending/open.ts'
import type { PendingReading } from '#conversation/pending/pending-state.ts'
import { isDropping } from '#conversation/pending-question.ts'
import { paidCardTurn } from '#conversation/seen/asked-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { partsToldIn } from '#understanding/intents/commitments/parts-left.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const dropped = { intent: 'none', confidence: 100 } as const

/**
 * The turn of an answer to what is to be paid: it is kept, written as paid, let go of, or shown
 * once more with another sum or day. Null for any other message.
 */
export function answeredBill(open: PendingBill, { input, message, candidate }: Told): Turn | null {
  const { reading } = message
  // "cria uma meta pro tênis, 250", behind one that was only a plan.
  if (candidate.intent === 'goal_create' && leans('wishesGoal', reading)) return null
  if (reading.tokens.length > wordsMax || isElse(open, message)) return null
  const fine = fineIn(reading)
  const sum = fine === null ? sumIn(message) : open.bill.amountCents + fine
  // "o sofá foi 600", behind what was written of it, mends that.
  if (sum === null || (sum > 0 && isOwnDeed(open, message, sum))) return null
  if (sum > 0 && open.isRest && !leans('ofRest', reading)) return null
  const isHalf = sum === 0 && leans('myHalf', reading)
  const value = isHalf ? Math.ceil(open.bill.amountCents / 2) : sum
  const reckoned = ownPart(open, reading) ?? lessPercent(open, reading)
  const told = value === 0 ? reckoned : cents(value)
  const parts = partsToldIn(reading)
  const whole = parts ? { ...open.bill, partsLeft: parts.left } : open.bill
  const own = told === null ? whole : { ...whole, amountCents: told }
  const wish = wishIn(message, isOver(open.bill, input.today))
  // "quanto de energia já gastei esse ano": asked, and paid by nobody.
  if (wish === 'paid' && (isQuestion(reading) || leans('paidSeveral', reading))) return null
  if (wish === 'paid') return paidTurn(input, own, reading.days)
  if (wish === 'none') {
    return say(input, dropped, { kind: open.isRest ? 'left-as-is' : 'dropped' })
  }
  const dated = open.isUndated && !open.isRest ? inItsMonth(own, message) : onDay(own, message)
  const lacksDay = open.isUndated && reading.days.length === 0
  if (wish === 'keep')
    return lacksDay ? offeringBill(input, own, how(open)) : keepBill(input, dated)
  if (isQuestion(reading) || tellsMore(open, message)) return null
  if (leans('monthly', reading)) return keepBill(input, monthly(dated))
  if (open.isUndated && !lacksDay) return keepBill(input, dated)
  if (dated === open.bill) return null
  return offeringBill(input, dated, { ...how(open), isAmended: true })
}

const wordsMax = 12

/** "mandei 400 pro nubank", behind a debt of 2.310: money that went, and no other sum of it. */
function isOwnDeed({ bill, isUndated }: PendingBill, { account }: Message, sum: number): boolean {
  if (!isUndated || sum === bill.amountCents) return false
  return account.clauses.some(({ mood, flow, verbs }) => {
    return mood === 'done' && flow === 'out' && verbs.some(({ verb }) => verb.form === 'i-did')
  })
}

type Wish = 'paid' | 'keep' | 'none'

/** What is wanted of it; null where nothing tells. */
function wishIn(message: Message, isLate: boolean): Wish | null {
  const { reading } = message
  if (leans('onlySaid', reading)) return 'none'
  if (leans('notYet', reading)) return 'keep'
  if (leans('paidThis', reading)) return 'paid'
  // Of what is over it was asked whether it is paid: a yes says so, and a no that it is still due.
  if (isDropping(message)) return isLate && plainNo.test(reading.flat) ? 'keep' : 'none'
  if (leans('remindMe', reading)) return 'keep'
  const [first = '', ...rest] = reading.flat.trim().split(' , ')
  const isAgreed = isYes(reading.flat) || (rest.length > 0 && isYes(` ${first} `))
  if (!isAgreed) return null
  return isLate ? 'paid' : 'keep'
}

const plainNo = /^ (nao|n) [.!]? ?$/

function isOver({ nextDate }: RecurringDraft, today: Temporal.PlainDate): boolean {
  return nextDate < today.toString()
}

function how({ isUndated, isRest }: PendingBill) {
  return { ...(isUndated ? { isUndated } : {}), ...(isRest ? { isRest } : {}) }
}

/** Keeps it, by the words of the person. */
export function keepBill(input: TurnInput, recurring: RecurringDraft): Turn {
  const { name, amountCents, frequency, dueDay } = recurring
  const category = input.categories.find(({ id }) => id === recurring.categoryId)?.name
  const told = { amount: amountCents, description: name, frequency, day: dueDay }
  const fields = { ...told, ...(category ? { category } : {}) }
  const read = { intent: 'recurring', confidence: 95, fields } as const
  return withoutOffered(carry(input, read, { kind: 'create-recurring', recurring }), name)
}

/** The turn of a bill that was seen and is not paid yet: kept until its day, or offered to be. */
export function unpaidTurn(
  { draft, dueOn }: Pick<PendingReading, 'draft' | 'dueOn'>,
  input: TurnInput,
  isWished: boolean,
): Turn {
  const own = restoreDraft(draft, input.categories)
  if (dueOn === undefined) {
    return offeringBill(input, billOnce(own, input.today), { isUndated: true })
  }
  const bill = billOnce(own, Temporal.PlainDate.from(dueOn))
  return isWished ? keepBill(input, bill) : offeringBill(input, bill)
}

/** That one is offered no more; what was offered beside it is. */
function withoutOffered(turn: Turn, name: string): Turn {
  const { offered, offeredBefore = [], ...state } = turn.state
  const left = offeredBefore.filter((one) => one.name !== name)
  const isOther = offered && offered.name !== name
  const others = left.length > 0 ? { offeredBefore: left } : {}
  return { ...turn, state: { ...state, ...others, ...(isOther ? { offered } : {}) } }
}

/** Every month what was told once; what has its number of parts keeps it. */
export function monthly({ partsLeft, ...bill }: RecurringDraft): RecurringDraft {
  return partsLeft === undefined || partsLeft === 1 ? bill : { ...bill, partsLeft }
}

type Days = Message['reading']['days']

/** Writes it as paid on the last of the days that is over, or today. */
export function paidTurn(input: TurnInput, bill: RecurringDraft, days: Days): Turn {
  const { today } = input
  const past = days.filter(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  const draft = paidBill(bill, past.at(-1)?.date ?? today)
  const card = paidCardTurn(input, draft)
  if (card) return withoutOffered(card, bill.name)
  return withoutOffered(register(input, { intent: 'log', confidence: 95 }, [draft]), bill.name)
}

function onDay(bill: RecurringDraft, { reading }: Message): RecurringDraft {
  const due = dueDayIn(reading)
  if (!due || due.toString() === bill.nextDate) return bill
  // "me lembra dia 9", of what falls due on the 10th: that is when to be told of it.
  const isBefore = due.toString() < bill.nextDate && leans('remindMe', reading)
  if (isBefore && !leans('dueThen', reading)) return bill
  return { ...bill, dueDay: due.day, nextDate: due.toString() }
}

/** "dia 10", of what was told to come in January. */
function inItsMonth(bill: RecurringDraft, message: Message): RecurringDraft {
  const dated = onDay(bill, message)
  const begins = Temporal.PlainDate.from(bill.nextDate)
  let next = Temporal.PlainDate.from(dated.nextDate)
  while (Temporal.PlainDate.compare(next, begins) < 0) next = next.add({ months: 1 })
  return dated === bill ? bill : { ...dated, nextDate: next.toString() }
}

/** Another sum, in centavos; 0 where none is told, null where it cannot be one. */
function sumIn({ reading }: Message): number | null {
  const [amount, another] = reading.amounts
  if (!amount) return 0
  const value = Math.round(amount.valueCents)
  const isBad = another || amount.isForeign || amount.isNegative
  return isBad || value <= 0 || value > limits.amountCentsMax ? null : value
}

/** Where and with what it was paid: "paguei 98 na lotérica", "paguei 98 com a multa". */
const besides = new Set([...fineWords, 'loterica', 'loteria', 'banco'])

/** Another thing is named: "já paguei a internet", of the light. */
function isElse({ bill }: PendingBill, message: Message): boolean {
  const foreign = foreignWords(bill, message)
  const isBesides = foreign.length === tellingIn(message).length
  if (isBesides && isPaidAnother(message, bill.amountCents, foreign)) return true
  return foreign.some(({ word }) => isThing(word) && !besides.has(word))
}

/** Words that tell of something else beside a bare sum or day: "Ana 30". */
function tellsMore({ bill }: PendingBill, message: Message): boolean {
  return message.reading.amounts.length > 0 && foreignWords(bill, message).length > 0
}

function foreignWords({ name }: RecurringDraft, message: Message): Telling[] {
  const own = tellingWords(name)
  return tellingIn(message).filter(({ word }) => !own.some((one) => isSame(one, word)))
}
