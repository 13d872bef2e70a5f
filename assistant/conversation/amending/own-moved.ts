import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of what was no expense after all, behind the one entry that was written last: "essa
 * transferência foi entre contas minhas" takes it back. Null for any other message.
 */
export function ownMovedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const { last } = input.state
  if (read.intent === 'query' || isQuestion(reading) || reading.amounts.length > 1) return null
  if (last?.kind !== 'created' || !leans('ownMoved', reading)) return null
  const sum = reading.amounts[0]?.valueCents
  // "não é entrada, o 200 foi saque", of several that were told together.
  const isIncome = reading.flat.includes(' entrada ')
  const made = rememberedIn({ state: { last } }).filter(({ type, amountCents }) => {
    return (sum === undefined || sum === amountCents) && (!isIncome || type === 'receita')
  })
  const [only, another] = made
  if (!only || another) return null
  const fields = { description: only.name, amount: only.amountCents }
  const target = targetOf(only.id)
  return carry(input, { intent: 'delete', confidence: 92, fields }, { kind: 'delete', target })
}
