import { cents } from '@lya/core/amounts/cents.ts'
import { type Frequency, firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { askPaid, once } from '#conversation/bills/asked-paid.ts'
import { keepAll } from '#conversation/bills/keep-all.ts'
import { withDaysNamed } from '#conversation/bills/listing/bare-days.ts'
import { isStillOwed } from '#conversation/bills/listing/still-owed.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Verb } from '#language/verbs.ts'
import type { Saw } from '#phrasing/talking/silence-reason.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { type Billed, billedIn } from '#understanding/intents/commitments/billed.ts'
import { recogniseRecurring } from '#understanding/intents/commitments/commitments.ts'
import { nextOfYear } from '#understanding/intents/commitments/due-of-year.ts'
import { frequencyOf } from '#understanding/intents/commitments/frequency-said.ts'
import { ownShareIn } from '#understanding/intents/commitments/own-share.ts'
import { isToRemember } from '#understanding/intents/commitments/to-remember.ts'
import { type Unpriced, unpricedIn } from '#understanding/intents/commitments/unpriced.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'

const readable: readonly Candidate['intent'][] = ['log', 'recurring', 'none', 'clarify']

/**
 * The turn of several bills in one message. Where it is told that they come again all of them are
 * kept: "gás 120 todo dia 5 e luz 180 todo dia 9". Where nobody says that they were paid it is
 * asked: "luz 98 dia 12 e água 54 dia 18". Null for any other message.
 */
export function listedBillsTurn(
  input: TurnInput,
  told: Message,
  candidate: Candidate,
): Turn | null {
  const message = withDaysNamed(told)
  const { reading, account } = message
  const isRead = readable.includes(candidate.intent)
  if (!(isRead || (candidate.intent === 'query' && isKind(reading)))) return null
  if (reading.amounts.length < 2) return null
  if (reading.days.length === 0 && !monthly.some((one) => leans(one, reading))) return null
  const isIncome = isIncomeTalk(reading) || leans('wages', reading)
  if ((isQuestion(reading) && !isKind(reading)) || isIncome || isDone(message)) return null
  if (account.transactions.some(({ draft }) => draft.type === 'receita')) return null
  // "errou, 1.180 é o aluguel, a internet é 99,90" mends what stands there.
  if (mending.has(reading.tokens[0]?.norm ?? '')) return null
  // "devo 500 pra minha mãe, vou dando 50 todo dia 10": the whole, and its parts.
  if (reading.tokens.some(({ norm }) => norm === 'devo' || norm === 'devemos')) return null
  // "o aluguel é 1.300 e a gente racha, eu pago 650": one, and the writer's part of it.
  if (ownShareIn(reading)) return null
  const items = billedIn(message)
  if (!items) return candidate.intent === 'recurring' ? mixedTurn(input, message) : null
  return comesAgain(message, items)
    ? keptTurn(input, message, items)
    : askedTurn(input, message, items)
}

const mending = new Set(['errou', 'errei', 'errado', 'corrige', 'corrija'])
const asked = { intent: 'clarify', confidence: 90 } as const
const monthly = ['monthly', 'monthlyFees'] as const

/** The name of one with the sum of another would be kept: they are asked for one by one. */
function mixedTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { amounts, days } = reading
  if (amounts.length <= daysMin || days.length < daysMin) return null
  const sums = amounts.map(({ valueCents }) => Math.round(valueCents))
  const saw: Saw = { amounts: sums, description: '', doubt: 'ahead' }
  return say(input, asked, { kind: 'none', reason: 'unmeant', saw })
}

const daysMin = 2

/** "me lembra das contas do mês, por favor? o aluguel é 620": it is asked kindly. */
function isKind(reading: Reading): boolean {
  return asksToRecord(reading) || isToRemember(reading) || leans('remindThing', reading)
}

/** Somebody paid, bought or gave: that is told, and no bill. */
function isDone({ account, reading }: Message): boolean {
  const isTold = account.clauses.some(({ verbs, mood }) => {
    if (mood === 'undone' || mood === 'else') return false
    return mood === 'other' || verbs.some(({ verb }) => isDeed(verb))
  })
  return isTold || leans('settled', reading)
}

/** "a luz veio 189,33 e vence dia 8": a bill that came is not paid. */
function isDeed({ form, lemma }: Verb): boolean {
  return form.endsWith('-did') && !comings.has(lemma)
}

const comings = new Set(['vir', 'chegar'])

function comesAgain(message: Message, items: readonly Billed[]): boolean {
  const isSure = items.every((one) => one.isBill || one.day !== null)
  return isSure && (recogniseRecurring(message) !== null || leans('monthlyFees', message.reading))
}

function keptTurn(input: TurnInput, message: Message, items: readonly Billed[]): Turn | null {
  const frequency = frequencyOf(message.reading)
  if (frequency !== 'mensal' && frequency !== 'anual') return null
  const drafts = items.map((one) => draftOf(input, one, frequency))
  // "a escola dos três, 2.340, vence dia 5": called so once more, it is that one.
  const loose = unpricedIn(message, items).filter(({ name }) => {
    return items.every((one) => !speaksOf(name, one.name))
  })
  return keepAll(input, drafts, loose.length > 0 ? unpricedTurn(input, loose) : null)
}

/** What was told with them and has no sum: it is asked for in the same breath. */
function unpricedTurn(input: TurnInput, loose: readonly Unpriced[]): Turn {
  const [only, another] = loose
  const description = loose.map(({ name }) => name).join(' e ')
  const reply = { kind: 'ask', missing: 'amount', description, amountCents: 0 } as const
  const turn = say(input, asked, { ...reply, isOutOfBounds: false, isMonthly: true })
  if (!only || another) return turn
  const open = { ...only, kind: 'due', isMonthly: true, expiresOn: lastDay(input.today) } as const
  return { ...turn, state: { ...turn.state, open } }
}

function draftOf(input: TurnInput, item: Billed, frequency: Frequency): RecurringDraft {
  const { name, amountCents, category, day } = item
  const dueDay = day?.date.day ?? input.today.day
  const isOfYear = frequency === 'anual' && day !== null
  const next = isOfYear
    ? nextOfYear(input.today, { month: day.date.month, day: dueDay })
    : firstDueDate(input.today, { frequency, dueDay })
  const nextDate = next.toString()
  const own = category ? categoryId({ category }, 'despesa', input.categories) : null
  const rhythm = { frequency, dueDay, nextDate }
  return { name, amountCents: cents(amountCents), ...rhythm, categoryId: own }
}

function askedTurn(input: TurnInput, { reading }: Message, items: readonly Billed[]): Turn | null {
  const isWish = isToRemember(reading)
  const isDue = isWish || leans('due', reading) || isStillOwed(reading)
  // "os boletos: luz 98 dia 12, renner 189 dia 15": whatever they are called.
  const isCalled = isDue || leans('headsBills', reading)
  if (!items.every((one) => (one.isBill || isCalled) && one.day !== null)) return null
  const bills = items.map((one) => {
    const due = one.day && dueDayIn({ ...reading, days: [one.day] })
    const bill = draftOf(input, one, 'mensal')
    return due ? { ...bill, dueDay: due.day, nextDate: due.toString() } : bill
  })
  // "pago 55 de internet dia 5 e 600 de aluguel dia 10": so it is each month.
  const isAlways = reading.tokens.some(({ norm }) => norm === 'pago' || norm === 'pagamos')
  if (isWish) return keepAll(input, isAlways ? bills : bills.map(once))
  // What falls due is paid today, if it is.
  const dates = items.map(({ day }) => (isDue || !day ? input.today : day.date).toString())
  return askPaid(input, bills, dates, isDue)
}
