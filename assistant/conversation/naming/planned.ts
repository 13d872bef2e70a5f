import { besideParts } from '#conversation/advice/beside-parts.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { recogniseInstallments } from '#understanding/intents/commitments/commitments.ts'
import { priceOf } from '#understanding/intents/commitments/price-of-goal.ts'
import { recogniseGoal } from '#understanding/intents/planning.ts'

/**
 * The turn of what the rules of plans read though it looks like a plain list: "presente 129 em 3x e
 * papel 9,50", "guardei 200 pra meta da moto que custa 9 mil". Null for any other message.
 */
export function plannedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  if (intent !== 'log' || message.reading.amounts.length < 2) return null
  const goal = priceOf(message.reading) ? recogniseGoal(message) : null
  if (goal) return turnOfIntent(input, message, { ...goal, rule: 'goal-create' })
  const parted = recogniseInstallments(message)
  if (
    parted?.intent !== 'installments' ||
    !besideParts(message, { ...parted, rule: 'instalments' })
  )
    return null
  return turnOfIntent(input, message, { ...parted, rule: 'instalments' })
}
