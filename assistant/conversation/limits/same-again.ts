import type { BudgetDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asBudget: Read = { intent: 'budget', confidence: 90 }

/**
 * The turn of "pode deixar o mesmo em dezembro", behind the question whether to, and of "deixe o
 * orçamento de mercado igual em dezembro" later on. Null for any other message.
 */
export function sameAgainTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!leans('sameAgain', reading)) return null
  const open = stillOpen(input.state, input.today)
  const offered = open?.kind === 'offer' && open.effect.kind === 'set-budget' ? open.effect : null
  const month = monthOf(message)
  const asked = offered && (!month || month === offered.budget.month) ? offered.budget : null
  const budget = asked ?? againIn(input, message, month)
  return budget && carry(input, asBudget, { kind: 'set-budget', budget })
}

/** The limit of that category as it was set last, for the month that is named. */
function againIn(
  { state }: TurnInput,
  { reading, index }: Message,
  month: string | null | undefined,
): BudgetDraft | null {
  if (!month || !leans('limit', reading)) return null
  const name = categoryNamed(reading, index)
  const id = index.all.find((one) => one.name === name && one.type === 'despesa')?.id
  const line = state.last ? [state.last, ...(state.earlier ?? [])] : []
  for (const { again } of line) {
    if (again?.kind !== 'set-budget' || again.budget.by !== undefined) continue
    if (id === undefined || again.budget.categoryId === id) return { ...again.budget, month }
  }
  return null
}
