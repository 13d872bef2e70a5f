import { besideParts } from '#conversation/advice/beside-parts.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Fields, IntentRule, Message } from '#understanding/intents/candidate.ts'
import { bargainIn, isPlainlyParted } from '#understanding/intents/commitments/bargain.ts'
import { recogniseInstallments } from '#understanding/intents/commitments/instalments.ts'
import { priceOf } from '#understanding/intents/commitments/prices/price-of-goal.ts'
import { recogniseGoal } from '#understanding/intents/goal.ts'

/**
 * The turn of what the rules of plans read though it looks like a plain list: "presente 129 em 3x e
 * papel 9,50", "guardei 200 pra meta da moto que custa 9 mil". Null for any other message.
 */
export function plannedTurn(
  input: TurnInput,
  message: Message,
  { intent, rivals = [] }: Candidate,
): Turn | null {
  const { reading } = message
  // "emprestei 300 pro meu cunhado, ele paga 100 por mês" comes back, and is no purchase.
  if (reading.flat.includes(' emprestei ')) return null
  if (intent !== 'log' || reading.amounts.length === 0 || rivals.length === 0) return null
  // What none of them saw is not read once more.
  const saw = (rule: IntentRule) => rivals.some((one) => one.rule === rule)
  const isOfTwo = reading.amounts.length > 1
  const goal = isOfTwo && saw('goal-create') && priceOf(reading) ? recogniseGoal(message) : null
  if (goal) return turnOfIntent(input, message, { ...goal, rule: 'goal-create' })
  const parted = saw('instalments') ? recogniseInstallments(message) : null
  if (parted?.intent !== 'installments') return null
  const candidate = { ...parted, rule: 'instalments' } as const
  const isProven = bargainIn(message, parted.fields?.count ?? null) !== null
  const isPlain = isProven || isPlainlyParted(reading) || isFirstGiven(message, parted.fields)
  const isParted = isPlain || besideParts(message, candidate) !== null
  return isParted ? turnOfIntent(input, message, candidate) : null
}

/** "90 em 3x e paguei 30 na hora": the price, and one of its parts. */
function isFirstGiven({ account }: Message, { total, installment }: Fields = {}): boolean {
  const [first, second, another] = account.transactions
  if (!first || !second || another || first.draft.description !== second.draft.description) {
    return false
  }
  return first.draft.amountCents === total && second.draft.amountCents === installment
}
