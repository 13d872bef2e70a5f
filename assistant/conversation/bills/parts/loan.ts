import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offered, offeringBill } from '#conversation/coming/coming-bill.ts'
import { datedDueDay } from '#conversation/coming/due-day.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isEachPart } from '#understanding/intents/commitments/bargain.ts'
import { borrowedIn } from '#understanding/intents/commitments/instalments.ts'

/**
 * The turn of "fiz um empréstimo em 12x de 450": nothing was bought, and the first part is not
 * paid today. What came in is written where it is told, and its parts are offered to be kept. Null
 * for any other message.
 */
export function loanInPartsTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const count = candidate.intent === 'installments' ? candidate.fields?.count : undefined
  const part = reading.amounts.find((one) => isEachPart(reading, one))
  if (!count || !part || !borrowedIn(message)) return null
  const [whole, another] = reading.amounts.filter((one) => one !== part)
  const value = Math.round(part.valueCents)
  if (another || part.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  const name = candidate.fields?.description ?? 'Empréstimo'
  const due = datedDueDay(reading)
  const how = due ? {} : ({ isUndated: true } as const)
  const own = { type: 'despesa', description: name, categoryId: null, date: input.today } as const
  const once = billOnce({ ...own, amountCents: cents(value) }, due ?? input.today)
  const bill = { ...once, partsLeft: count }
  if (!whole) return offeringBill(input, bill, how)
  const came: TransactionDraft = {
    ...{ ...own, type: 'receita' },
    amountCents: cents(Math.round(whole.valueCents)),
  }
  const turn = register(input, { intent: 'log', confidence: 90 }, [came])
  if (turn.reply.kind !== 'log') return turn
  const beside = due ? ({ isBeside: true } as const) : how
  const left = { kind: 'bill', bill, ...beside } as const
  return {
    ...turn,
    state: { ...turn.state, ...offered(bill, input.today, how) },
    reply: { ...turn.reply, left },
  }
}
