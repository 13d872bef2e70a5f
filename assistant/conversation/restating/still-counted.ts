import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/**
 * A turn that mends an entry by another price of one, "a ração saiu a 76 cada saco" of 20 of them:
 * it stays counted, so that what two of them come to is known. Any other turn as it is.
 */
export function stillCounted(turn: Turn, { sum }: Remembered, { amounts }: Reading): Turn {
  const [effect, another] = turn.effects
  const isCounted = sum?.steps.some(({ by }) => by === 'times') === true
  if (effect?.kind !== 'correct' || another || !isCounted || effect.sum) return turn
  const anew = amounts
    .map(({ valueCents }) => ({ ...sum, startCents: Math.round(valueCents) }))
    .find((one) => totalOf(one) === effect.changes.amountCents)
  if (!anew || turn.reply.kind !== 'effect') return turn
  const counted = { ...effect, sum: anew }
  return { ...turn, effects: [counted], reply: { ...turn.reply, effect: counted } }
}
