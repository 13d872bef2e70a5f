import { speaksOf } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** Says of money back for a purchase which bill of it is still there; its owner ends it. */
export function withGoingOn(input: TurnInput, turn: Turn, { reading }: Message): Turn {
  const { reply } = turn
  if (reply.kind !== 'log' || !input.payments || !leans('refunded', reading)) return turn
  const [only, another] = reply.transactions
  if (!only || another || only.type !== 'receita') return turn
  const { description, amountCents: back } = only
  const bill = input.payments.find(
    ({ name, amountCents = 0 }) => amountCents <= back && speaksOf(description, name),
  )
  return bill ? { ...turn, reply: { ...reply, goesOn: bill.name } } : turn
}
