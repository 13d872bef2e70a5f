import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offered } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { aheadIn } from '#understanding/transactions/clauses/owing/ahead.ts'
import { nameOut } from '#understanding/transactions/naming/name-out.ts'

/**
 * The turn of what is told beside a bill to come, "caiu o salário 2.800 e o aluguel eu pago dia 5,
 * 900": what was done is written, and the bill is offered to be reminded of in the same reply.
 */
export function withBillBeside(input: TurnInput, turn: Turn, message: Message): Turn {
  const { reading, account, index } = message
  const { reply } = turn
  if (reply.kind !== 'log' || reply.left || reply.isUnnamed || turn.state.open) return turn
  const span = aheadIn(account.clauses)
  if (!span) return turn
  const isInside = ({ first }: { first: number }) => first >= span.first && first <= span.last
  const [amount, another] = reading.amounts.filter(isInside)
  const valueCents = Math.round(amount?.valueCents ?? 0)
  const isOther = !amount || another || amount.isForeign || amount.isNegative || amount.times
  if (isOther || valueCents <= 0 || valueCents > limits.amountCentsMax) return turn
  const due = dueDayIn({ ...reading, days: reading.days.filter(isInside) })
  const named = due && nameOut(reading, span, index)
  if (!named) return turn
  const own = { type: 'despesa', amountCents: cents(valueCents), date: input.today } as const
  const bill = billOnce({ ...own, ...named }, due)
  const left = { kind: 'bill', bill, isBeside: true } as const
  const state = { ...turn.state, ...offered(bill, input.today) }
  return { ...turn, state, reply: { ...reply, left } }
}
