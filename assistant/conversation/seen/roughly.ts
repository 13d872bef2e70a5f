import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** What was told as "uns 50" stands there as 50, which the reply says. */
export function withRoughly(turn: Turn, { reading }: Message): Turn {
  const { reply } = turn
  if (reply.kind !== 'log' || reply.isUnnamed || !leans('rough', reading)) return turn
  return { ...turn, reply: { ...reply, isRough: true } }
}
