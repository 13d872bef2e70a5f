import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { spentBehind } from '#conversation/bills/paid/spent-behind.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn, monthEndIn } from '#conversation/coming/due-day.ts'
import { countedPart } from '#conversation/coming/told-terms.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { register, say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { isNthDay } from '#language/days/nth-day.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isToRemember } from '#understanding/intents/commitments/to-remember.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'
import { aheadIn } from '#understanding/transactions/clauses/owing/ahead.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const asked = { intent: 'clarify', confidence: 90 } as const
const left = { intent: 'none', confidence: 90 } as const

/**
 * The turn of a card bill that was paid: what was bought by card may have been told before, so it
 * is asked once whether it counts, and the answer is remembered. Null for any other message.
 */
export function cardBillTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(read.intent) || isQuestion(reading)) return null
  if (!leans('cardPaid', reading) || reading.flat.includes(' nao ') || isAhead(message)) return null
  const draft = draftOf(message, 'Fatura do cartão') ?? onlyWritten(message)
  return draft && cardPaidTurn(input, draft)
}

/** The turn of a bill that was told before and is paid now; null where it is none of a card. */
export function paidCardTurn(input: TurnInput, draft: TransactionDraft): Turn | null {
  const said = readMessage(`paguei a ${draft.description}`, input.today)
  return leans('cardPaid', said) ? cardPaidTurn(input, draft) : null
}

function cardPaidTurn(input: TurnInput, draft: TransactionDraft): Turn {
  const { cardBills } = input.state
  if (cardBills === 'told') {
    return say(input, left, { kind: 'talk', talk: 'notice.card-bill' })
  }
  if (cardBills === 'counts') return register(input, { ...asked, intent: 'log' }, [draft])
  return asking(input, draft, 'card-bill')
}

/**
 * The turn of what has come and is still to be paid: it is shown with its day, and offered to be
 * kept until then. Null for any other message.
 */
export function dueBillTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const isWish = isToRemember(reading) || leans('agreedToPay', reading)
  const isNth = isOnNthDay(message) || isEventAhead(message)
  const isOther = (isWish && read.intent === 'help') || (isNth && read.intent === 'recurring')
  if (!readable.includes(read.intent) && !isOther) return null
  if (isQuestion(reading) && !isWish) return null
  if (isBorrowed(message) || spentBehind(message) !== null) return null
  // "amanhã atendo 3 clientes a 45": it is to come in.
  const isComing = leans('willEarn', reading)
  const isPlan = !isComing && aheadIn(message.account.clauses) !== null
  // Behind a bill that was kept it is another like that.
  const isHaving = leans('having', reading) && input.state.last?.kind !== 'recurring-created'
  const isDue =
    isNth || isPlan || isHaving || leans('due', reading) || (isWish && reading.days.length > 0)
  if (!isDue || leans('settled', reading) || (!isNth && leans('monthly', reading))) return null
  const isBill = isNth || isPlan || isHaving || read.intent === 'log' || leans('billed', reading)
  const draft = isBill ? draftOf(message, 'Boleto') : null
  const due = dueDayIn(ofPlan(message)) ?? (isPlan ? monthEndIn(reading) : null)
  if (!draft) return null
  // "o vestido também me lembra, 2.250 em 30/04", where that stands there: it is done.
  if (isWish && isKept(input, draft)) return say(input, left, { kind: 'done-before' })
  if (!due) return asking(input, draft, 'words')
  const sum = countedPart(message)
  if (!sum) return offeringBill(input, billOnce(draft, due))
  const own = { ...draft, amountCents: cents(totalOf(sum)) }
  return offeringBill(input, billOnce(own, due), { sum })
}

/** The days of what is to be paid: "hoje tem que pagar 30 pro mecânico, fiquei devendo ontem". */
function ofPlan({ reading, account }: Message): Message['reading'] {
  const span = aheadIn(account.clauses)
  const own = reading.days.filter(({ first, last }) => {
    return span !== null && first >= span.first && last <= span.last
  })
  return own.length > 0 ? { ...reading, days: own } : reading
}

/** "peguei 200 emprestado, pra pagar dia 10": it came in, and the day is told beside it. */
function isBorrowed({ account, reading }: Message): boolean {
  const isCome = account.clauses.some(({ flowRule }) => flowRule === 'borrowed')
  return isCome && leans('borrowed', reading)
}

/**
 * "dízimo 70 todo primeiro domingo do mês": no bill is kept by weekdays of a month, so the next one
 * is offered.
 */
function isOnNthDay({ reading }: Message): boolean {
  const { days, tokens, today } = reading
  const isNext = days.some((day) => {
    return Temporal.PlainDate.compare(day.date, today) >= 0 && isNthDay(tokens, day)
  })
  return isNext && !isIncomeTalk(reading) && !leans('toCome', reading)
}

const events = new Set('excursao passeio show formatura'.split(' '))

/** "excursão do museu dia 28, 60 reais", on the 15th: what has a day, and no deed, is to come. */
function isEventAhead({ reading, account }: Message): boolean {
  const [day, another] = reading.days
  if (!day || another || reading.amounts.length !== 1) return false
  if (!reading.tokens.some(({ norm }) => events.has(norm))) return false
  const isBare = account.clauses.every(({ verbs }) => verbs.length === 0)
  return isBare && day.date.day > reading.today.day && isOfMonthBefore(day.date, reading.today)
}

/** A day of a month that is named without it is read as the last such one. */
function isOfMonthBefore(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return date.toPlainYearMonth().equals(today.toPlainYearMonth().subtract({ months: 1 }))
}

function isKept({ payments = [] }: TurnInput, { description, amountCents }: TransactionDraft) {
  const known = payments.filter((one) => one.amountCents === amountCents && !one.isPaid)
  return known.some(({ name }) => speaksOf(description, name))
}

function asking(input: TurnInput, draft: TransactionDraft, source: 'words' | 'card-bill'): Turn {
  const kept = keepDraft(draft)
  const reply = {
    kind: 'propose',
    source,
    stage: 'confirm',
    draft: kept,
    isAmended: false,
  } as const
  const turn = say(input, asked, reply)
  const open = openReading(source, 'confirm', kept, input.today)
  return { ...turn, state: { ...turn.state, open } }
}

/** "paguei a fatura 1.248,60 e transferi 300 pra poupança": all but what only changed its place. */
function onlyWritten({ account }: Message): TransactionDraft | null {
  const [only, another] = account.transactions
  const isSure = only && !another && account.hasMoved && only.doubt === null
  return isSure && only.draft.type === 'despesa' ? only.draft : null
}

/** What a yes would write: the one sum there is, as spent on the day that is over. */
function draftOf({ reading, index }: Message, nameless: string): TransactionDraft | null {
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  // "4 sessões de 90": all of them.
  const value = Math.round(amount.valueCents * (amount.times?.count ?? 1))
  if (value <= 0 || value > limits.amountCentsMax) return null
  const covers = [...coverTokens(reading)]
  const agreed = leaningIn('agreedToPay', reading)
  if (agreed) covers[agreed.first] ??= 'filler'
  const place = { first: 0, last: reading.tokens.length - 1 }
  const subject = findSubject(reading, covers, place.first, place.last)
  const past = leans('due', reading) ? [] : reading.days
  return {
    type: 'despesa',
    amountCents: cents(value),
    date: past.at(-1)?.date ?? reading.today,
    categoryId:
      subject && categorise(reading, covers, { ...place, subject, type: 'despesa' }, index),
    description: subject ? writeSubject(reading, subject) : nameless,
  }
}

function isAhead({ reading }: Message): boolean {
  return reading.days.some(({ date }) => Temporal.PlainDate.compare(date, reading.today) > 0)
}
