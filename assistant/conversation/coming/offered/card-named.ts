import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { cardNameIn } from '#understanding/intents/commitments/cards/card-name.ts'

/** The bill of a card that is offered, "cartão 340 vence dia 10", by its name, not as 'Conta'. */
export function withCardNamed(turn: Turn, { reading }: Message): Turn {
  const { reply, state } = turn
  if (reply.kind !== 'bill' || reply.bill.name !== 'Conta') return turn
  const name = cardNameIn(reading)
  if (name === null) return turn
  const bill = { ...reply.bill, name }
  const { open, offered } = state
  const isOpen = open?.kind === 'bill' && open.bill.name === 'Conta'
  const left = {
    ...(isOpen ? { open: { ...open, bill: { ...open.bill, name } } } : {}),
    ...(offered?.name === 'Conta' ? { offered: { ...offered, name } } : {}),
  }
  return { ...turn, reply: { ...reply, bill }, state: { ...state, ...left } }
}
