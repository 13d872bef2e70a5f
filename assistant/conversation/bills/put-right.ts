import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { saysPaid } from '#conversation/bills/behind/bill-spoken-of.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'recurring']
/** How far its name stands before its figure. */
const reach = 4

/**
 * The turn of a bill that stands there wrongly: "internet não é 1.180, isso é o aluguel! Internet é
 * 99,90 todo dia 5". It is changed, and none is made beside it. Null for any other message.
 */
export function putRightTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const { payments = [] } = input
  const isOpen = payments.length > 0 && readable.includes(candidate.intent)
  if (!isOpen || reading.amounts.length === 0 || isQuestion(reading)) return null
  // "paguei a luz hoje, foi 134 e não 120": that was paid this time.
  if (saysPaid(message)) return null
  const isWrong =
    reading.amounts.some((one) => isDenied(reading, one)) ||
    leans('mistaken', reading) ||
    leans('sorry', reading)
  const meant = isWrong ? meantIn(message, payments) : null
  if (!meant) return null
  // "errei, a luz foi 180" is of the light that was paid.
  const isEntry = candidate.intent !== 'recurring' && namedAmong(message, ownIn(input)).length > 0
  if (isEntry) return null
  const { id, name, amountCents, dueDay } = meant.bill
  const value = Math.round(meant.amount.valueCents)
  const day = candidate.intent === 'recurring' ? (candidate.fields?.day ?? dueDay) : dueDay
  const read = (fields: Read['fields']): Read => ({
    ...{ intent: 'correct', confidence: 92 },
    fields: { ...fields, target: name },
  })
  const another = {
    kind: 'change-amount',
    what: 'payment',
    id,
    name,
    amountCents: cents(value),
  } as const
  const turns = [
    ...(value === amountCents ? [] : [carry(input, read({ amount: value }), another)]),
    ...(day === dueDay || day === undefined || day === null
      ? []
      : [carry(input, read({ day }), { kind: 'change-day', id, name, dueDay: day })]),
  ]
  const last = turns.pop()
  return last ? chained([...turns, followedBy(input, last, ofOther(message, meant.bill))]) : null
}

/** "isso é o aluguel": the bill to which the wrong figure belongs. */
function ofOther({ reading, index }: Message, wrong: Bill): Effect | null {
  const { amountCents, dueDay } = wrong
  const found = leaningIn('ofOtherBill', reading)
  const isTold = reading.amounts.some(({ valueCents }) => Math.round(valueCents) === amountCents)
  if (!found || !isTold || amountCents === undefined || dueDay === undefined) return null
  const mark = reading.tokens.findIndex(({ kind }, at) => at > found.last && kind === 'mark')
  const end = mark < 0 ? reading.tokens.length - 1 : mark - 1
  const subject = findSubject(reading, coverTokens(reading), found.last + 1, end)
  if (!subject) return null
  const name = writeSubject(reading, subject)
  const rhythm = { frequency: 'mensal', dueDay } as const
  const recurring = {
    ...{ name, amountCents: cents(amountCents), ...rhythm },
    nextDate: firstDueDate(reading.today, rhythm).toString(),
    categoryId: categoriseDescription(name, 'despesa', index, reading.today),
  }
  return { kind: 'create-recurring', recurring }
}

/** The one figure that is right, and the bill whose name stands before it, or is the only one. */
function meantIn(message: Message, bills: readonly Bill[]): { bill: Bill; amount: Amount } | null {
  const { reading } = message
  const said = tellingIn(message)
  const named = bills.filter((bill) => fitting(said, [bill]).some(({ isWhole }) => isWhole))
  const [amount, another] = reading.amounts.filter((one) => {
    const value = Math.round(one.valueCents)
    return !isDenied(reading, one) && named.every(({ amountCents }) => amountCents !== value)
  })
  if (!amount || another || amount.valueCents > limits.amountCentsMax) return null
  const near = said.filter(({ at }) => at < amount.first && at >= amount.first - reach)
  const [before] = fitting(near, named).filter(({ isWhole }) => isWhole)
  const [only, other] = named
  const bill = before?.thing ?? (other ? null : only)
  return bill ? { bill, amount } : null
}
