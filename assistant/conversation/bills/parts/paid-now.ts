import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { chained } from '#conversation/bills/chained.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { partsToldIn } from '#understanding/intents/commitments/parts-left.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const readable: readonly Candidate['intent'][] = ['log', 'installments', 'recurring', 'clarify']
const paying = new Set(['pagar', 'quitar', 'acertar'])
const asPaid = { intent: 'log', confidence: 88 } as const
const asDue = { intent: 'pay', confidence: 88 } as const
const asBill = { intent: 'recurring', confidence: 88 } as const

/**
 * The turn of one instalment that is paid now, with how many are left: "paguei a parcela da moto
 * 412, faltam 19". It is written, and the others are kept, or their day asked for where none is
 * told; a bill of that name and sum that stands already is paid. Null for any other message.
 */
export function partPaidNowTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const [only, another] = account.transactions
  if (!only || another || only.draft.type !== 'despesa') return null
  const parts = partsToldIn(reading)
  const isLeft = parts !== null && /^(?:fal|rest)/.test(reading.tokens[parts.first]?.norm ?? '')
  if (!isLeft) return null
  const isPaid = account.clauses.some(({ mood, verbs }) => {
    const isOwn = verbs.some(({ verb, at }) => {
      return at < parts.first && verb.form === 'i-did' && paying.has(verb.lemma)
    })
    return isOwn && mood === 'done'
  })
  if (!isPaid || !reading.amounts.every(({ last }) => last < parts.first)) return null
  const { description: name, amountCents, categoryId } = only.draft
  const [fit, other] = fitting(tellingIn(message), input.payments ?? []).filter(({ at }) => {
    return at.length > 0
  })
  if (fit) {
    const isSame = !other && fit.thing.amountCents === amountCents && !fit.thing.isPaid
    const { id, name: called } = fit.thing
    return isSame && only.draft.date.equals(input.today)
      ? carry(input, asDue, { kind: 'pay', payment: { id, name: called } })
      : null
  }
  const paid = register(input, asPaid, [only.draft])
  // "hoje paguei 412, faltam 19": when it was paid is no day of the month.
  const due = reading.days.find(({ first, date }) => {
    const isAhead = Temporal.PlainDate.compare(date, input.today) > 0
    return isAhead && reading.tokens[first]?.norm === 'dia'
  })?.date
  // What was paid now is due again next month.
  const next = input.today.with({ day: 1 }).add({ months: 1 })
  const rhythm = { frequency: 'mensal', dueDay: due?.day ?? next.day } as const
  const bill = {
    ...{ name, amountCents: cents(amountCents), categoryId, ...rhythm },
    ...{ nextDate: firstDueDate(next, rhythm).toString(), partsLeft: parts.left },
  }
  const kept = due
    ? carry(input, asBill, { kind: 'create-recurring', recurring: bill })
    : offeringBill(input, bill, { isUndated: true })
  return chained([paid, kept])
}
