import { followedBy } from '#conversation/advice/followed.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const daysLeftMax = 7

/** "400 por mês com uber", said when the month is nearly over: the next one is offered as well. */
export function withNextMonth(input: TurnInput, { reading }: Message, turn: Turn): Turn {
  const { today } = input
  const [effect] = turn.effects
  if (effect?.kind !== 'set-budget' || today.daysInMonth - today.day >= daysLeftMax) return turn
  const month = today.toPlainYearMonth()
  if (effect.budget.month !== month.toString() || !leans('perMonth', reading)) return turn
  const next = month.add({ months: 1 }).toString()
  return followedBy(input, turn, { ...effect, budget: { ...effect.budget, month: next } })
}
