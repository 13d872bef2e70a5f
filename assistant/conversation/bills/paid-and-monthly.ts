import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { chained } from '#conversation/bills/chained.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { type Billed, billedAlone } from '#understanding/intents/commitments/billed.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const asBill = { intent: 'recurring', confidence: 88 } as const
const readable: readonly Candidate['intent'][] = ['log', 'recurring', 'none', 'clarify']

/**
 * The turn of what was paid now and falls due every month: "paguei 75 do MEI, vence todo dia 20".
 * It is written as paid today, and the bill is offered. Null for any other message.
 */
export function paidAndMonthlyTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const ofMonth = leaningIn('paidOfMonth', reading)
  // "já paguei esse mês a luz, 120 dia 10": on that day.
  const isDated = reading.days.some(({ last }) => last < (ofMonth?.first ?? 0))
  const isTold = ofMonth !== null && (isDated || leans('monthly', reading))
  const due = isTold ? null : leaningIn('dueEveryMonth', reading)
  const isDue = due !== null && leans('paidBefore', reading) && !reading.flat.includes(' nao ')
  if (!isTold && !isDue) return paidAlreadyTurn(input, message)
  const item = billedAlone(message)
  const day = item?.day
  if (!item || !day || (due && (day.first < due.first || day.last > due.last))) return null
  if (fitting(tellingIn(message), input.payments ?? []).some(({ at }) => at.length > 0)) return null
  return turnOf(input, message, item, { dueDay: day.date.day, isTold })
}

const already = new PhraseBook('what comes every month is paid for this one', [
  {
    means: 'paid',
    say: 'ja paguei|pagamos|quitei|foi|ta|esta [pago|paga|ele|ela] [hoje|ontem|agora]',
    not: ['ja paguei|pagamos|quitei # parcelas|prestacoes|vezes|de', 'ja paguei|pagamos @'],
    like: 'o plano também pago todo mês, 48, mas esse já paguei hoje',
  },
  {
    means: 'paid',
    say: 'hoje|ontem|agora [eu] [ja] paguei|pagamos|quitei',
    like: 'pago o clube todo mês, 90, hoje paguei',
  },
])

/**
 * "o plano também pago todo mês, 48, mas esse já paguei hoje": it is due on the day on which it was
 * paid, from the next month on.
 */
function paidAlreadyTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { today } = input
  const [amount, another] = reading.amounts
  if (!amount || another || !leans('monthly', reading)) return null
  const found = already.find(reading)
  if (!found) return null
  const [day, later] = reading.days
  const isOver = !day || Temporal.PlainDate.compare(day.date, today) <= 0
  if (later || !isOver || reading.tokens[day?.first ?? -1]?.norm === 'dia') return null
  // Where it was paid stands behind: "esse já paguei hoje na lotérica".
  const before = readMessage(reading.text.slice(0, reading.tokens[found.first]?.start), today)
  const item = billedAlone({ ...message, reading: before.amounts.length > 0 ? before : reading })
  if (!item || fitting(tellingIn(message), input.payments ?? []).some(({ at }) => at.length > 0)) {
    return null
  }
  const paidOn = day ?? { date: today, first: 0, last: 0 }
  return turnOf(input, message, { ...item, day: paidOn }, { dueDay: paidOn.date.day, isTold: true })
}

/** @param way.isTold The bill is told as one: it is kept, and not only offered. */
function turnOf(
  input: TurnInput,
  { reading }: Message,
  item: Billed,
  { dueDay, isTold }: { dueDay: number; isTold: boolean },
): Turn | null {
  const { today } = input
  const { name, category } = item
  const own = category ? categoryId({ category }, 'despesa', input.categories) : null
  const paidOn = reading.days.find(({ date, first }) => {
    return first !== item.day?.first && Temporal.PlainDate.compare(date, today) <= 0
  })
  const amountCents = cents(item.amountCents)
  const draft = { type: 'despesa', amountCents, categoryId: own, description: name } as const
  const read = { intent: 'log', confidence: 88 } as const
  const onDay = isTold ? (item.day?.date ?? today) : today
  // "é no dia 22 e já foi esse mês", of the 26th: on its day.
  const isOver = onDay.toPlainYearMonth().equals(today.toPlainYearMonth())
  const date = paidOn?.date ?? (isOver ? onDay : today)
  const paid = register(input, read, [{ ...draft, date }])
  // What was paid now is due again after today.
  const rhythm = { frequency: 'mensal', dueDay } as const
  const from = isTold ? today.with({ day: 1 }).add({ months: 1 }) : today.add({ days: 1 })
  const nextDate = firstDueDate(from, rhythm).toString()
  const recurring = { name, amountCents, categoryId: own, ...rhythm, nextDate }
  if (isTold) {
    return chained([paid, carry(input, asBill, { kind: 'create-recurring', recurring })])
  }
  const offered = offerTurn(input, { kind: 'create-recurring', recurring })
  return offered ? chained([paid, offered]) : paid
}
