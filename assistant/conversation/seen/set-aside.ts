import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { meantForSomething } from '#understanding/transactions/sums/left/passed-on.ts'

/** Says of "minha mãe mandou 200 e 80 é pro remédio" that all came in, and what is yet to go. */
export function withAside(turn: Turn, { reading }: Message): Turn {
  const { reply } = turn
  if (reply.kind !== 'log' || reply.left) return turn
  const [only, another] = reply.transactions
  if (!only || another || only.type !== 'receita') return turn
  const setAsideCents = meantForSomething(reading, only.amountCents)
  return setAsideCents > 0 ? { ...turn, reply: { ...reply, setAsideCents } } : turn
}
