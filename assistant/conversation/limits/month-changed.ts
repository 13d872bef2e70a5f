import { carry } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const asBudget: Read = { intent: 'budget', confidence: 90 }

/**
 * The turn of "o limite é pra dezembro, não novembro": the budget that was set last is that of
 * another month. Null for any other message.
 */
export function limitMonthTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  const { last } = input.state
  const again = last?.again
  if (intent === 'query' || isQuestion(reading) || !leans('pointsAt', reading)) return null
  if (last?.kind !== 'budget-set' || again?.kind !== 'set-budget') return null
  const { budget } = again
  const month = monthOf(message)
  if (month === null || month === budget.month) return null
  if (reading.amounts.some(({ valueCents }) => Math.round(valueCents) !== budget.amountCents)) {
    return null
  }
  const own = index.all.find(({ id }) => id === budget.categoryId)?.name.toLowerCase() ?? ''
  const isElse = tellingIn(message).some(({ word }) => {
    return !leansWord('limit', word) && !months.has(word) && !own.includes(word)
  })
  if (isElse) return null
  const limited = carry(input, asBudget, { kind: 'set-budget', budget: { ...budget, month } })
  const undone = carry(input, asBudget, { kind: 'undo-last' })
  const also = by('limit-changed', limited)
  return { ...undone, effects: [...undone.effects, ...also.effects], also }
}
