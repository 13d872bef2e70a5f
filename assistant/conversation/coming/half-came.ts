import { cents } from '@lya/core/amounts/cents.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * The turn of "pizza 85, a Ana pagou a metade", where her half stands there as come in: the whole
 * went out, or it would count twice in the writer's favour.
 */
export function withHalfCame(input: TurnInput, turn: Turn, message: Message): Turn {
  const { reply } = turn
  const [amount, another] = message.reading.amounts
  if (reply.kind !== 'log' || !amount || another || !input.state.last) return turn
  const [only, more] = reply.transactions
  const whole = Math.round(amount.valueCents)
  if (!only || more || only.type !== 'despesa' || only.amountCents >= whole) return turn
  const came = ownIn(input).filter(({ type, amountCents }) => {
    return type === 'receita' && amountCents === whole - only.amountCents
  })
  if (namedAmong(message, came).length === 0) return turn
  const { sum: _half, ...draft } = only
  const transactions = [{ ...draft, amountCents: cents(whole) }]
  const effects = turn.effects.map((one) =>
    one.kind === 'create-transactions' ? { ...one, transactions } : one,
  )
  return { ...turn, effects, reply: { ...reply, transactions } }
}
