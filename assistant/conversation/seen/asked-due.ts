import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { firstDueDate, readFrequency } from '@lya/core/money/recurring/due-date.ts'
import { sameNamedTurn } from '#conversation/bills/same-named.ts'
import { keepBill } from '#conversation/coming/answered-bill.ts'
import { billName, billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import type { PendingDue } from '#conversation/coming/coming-state.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { isDayAlone } from '#conversation/coming/still-ahead.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import { isDropping } from '#conversation/pending-question.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Saw } from '#phrasing/talking/silence-reason.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

/** What is to be paid on a day and has no sum yet; null where nothing is named. */
export function openDue({ account, reading }: Message): PendingDue | null {
  const { subject } = account
  if (!subject) return null
  const { description, categoryId } = subject
  const name = billName(description)
  const day = reading.days.at(-1)?.date.day ?? null
  const due = dueDayIn(reading)
  return {
    ...{ kind: 'due', name, categoryId, day, expiresOn: lastDay(reading.today) },
    ...(due ? { dueOn: due.toString() } : {}),
    ...(leans('reminded', reading) || leans('remindThing', reading) ? { isWished: true } : {}),
  }
}

/**
 * The turn of the sum of what is to be paid: "todo mês, 385", behind "tenho que pagar o condomínio
 * dia 10", is a bill that comes again, and "385" one that comes once. Null for any other message.
 */
export function sumOfDueTurn(open: PendingDue, { input, message }: Told): Turn | null {
  const { reading } = message
  if (isDropping(message)) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'dropped' })
  }
  if (isDayAlone(reading)) return dayOfDueTurn(open, { input, message })
  const [amount, another] = reading.amounts
  const value = Math.round(amount?.valueCents ?? 0)
  if (!amount || another || amount.isForeign || amount.isNegative || isQuestion(reading))
    return null
  if (value <= 0 || value > limits.amountCentsMax || tellingIn(message).length > 0) return null
  if (!leans('monthly', reading) && !open.isMonthly)
    return onceTurn(open, cents(value), { input, message })
  const { name, categoryId } = open
  const dueDay = reading.days.at(-1)?.date.day ?? open.day ?? input.today.day
  const frequency = readFrequency(leans('weekly', reading) ? 'semanal' : 'mensal')
  const nextDate = firstDueDate(input.today, { frequency, dueDay }).toString()
  const effect = {
    kind: 'create-recurring' as const,
    recurring: { name, amountCents: cents(value), frequency, dueDay, nextDate, categoryId },
  }
  const category = input.categories.find(({ id }) => id === categoryId)?.name
  const fields = {
    ...{ amount: value, description: name, frequency, day: dueDay },
    ...(category ? { category } : {}),
  }
  const read: Read = { intent: 'recurring', confidence: 85, fields }
  return (
    sameNamedTurn(input, message, { rule: 'recurring', ...read }, effect) ??
    carry(input, read, effect)
  )
}

/** "dia 5": its day, so that the sum is all that lacks. */
function dayOfDueTurn(open: PendingDue, { input, message }: Pick<Told, 'input' | 'message'>) {
  const due = dueDayIn(message.reading)
  const isDeed = leans('paidThis', message.reading) || tellingIn(message).length > 0
  // Nobody is reminded on a day that is over.
  if (!due || isDeed || message.reading.flat.includes('ontem ')) return null
  const saw: Saw = { amounts: [], description: open.name, doubt: 'ahead', due }
  const read = { intent: 'clarify', confidence: 90 } as const
  const turn = say(input, read, { kind: 'none', reason: 'unmeant', saw })
  const monthly = leans('monthly', message.reading) ? { isMonthly: true as const } : {}
  const dated = { ...open, ...monthly, day: due.day, dueOn: due.toString() }
  return { ...turn, state: { ...turn.state, open: dated } }
}

/** Kept at once where that was asked for, and else offered. */
function onceTurn(
  open: PendingDue,
  amountCents: Cents,
  { input, message }: Pick<Told, 'input' | 'message'>,
): Turn | null {
  const { reading, account } = message
  const isDeed = tellsOwnDeed(account.clauses)
  if (isDeed || leans('paidThis', reading)) return null
  const due = dueDayIn(reading) ?? (open.dueOn ? Temporal.PlainDate.from(open.dueOn) : null)
  const own = { type: 'despesa', description: open.name, categoryId: open.categoryId } as const
  const bill = billOnce({ ...own, amountCents, date: input.today }, due ?? input.today)
  if (due === null) return offeringBill(input, bill, { isUndated: true })
  return open.isWished ? keepBill(input, bill) : offeringBill(input, bill)
}
