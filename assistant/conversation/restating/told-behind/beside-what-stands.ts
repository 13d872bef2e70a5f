import { register } from '#conversation/make-turn.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * The turn of "a passagem ela deu 20, mas eu gastei 17,20 de ônibus", of 20 that stand there: they
 * stay, and what was spent of them is written. Null where nothing else is told.
 */
export function besideWhatStands(
  input: TurnInput,
  { reading, account }: Message,
  { amountCents, type }: Remembered,
): Turn | null {
  const [only, more] = account.transactions
  if (!only || more || only.doubt !== null || reading.amounts.length !== 2) return null
  const { draft } = only
  const isOther = draft.amountCents !== amountCents && draft.type !== type
  const isTold = reading.amounts.some(({ valueCents }) => Math.round(valueCents) === amountCents)
  return isOther && isTold ? register(input, { intent: 'log', confidence: 90 }, [draft]) : null
}
