import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** What a goal is called without its name. */
export const metas = words('meta metas objetivo objetivos')

/** A goal that is spoken of, and the words that name it. */
export interface GoalTold {
  goal: Thing
  at: readonly number[]
  /** Whether its name, or `meta`, is said; else it is the one that was spoken of. */
  isSaid: boolean
}

/** The one goal that is named whole; else what was spoken of. Null where it may be several. */
export function goalTold(input: TurnInput, message: Pick<Message, 'reading'>): GoalTold | null {
  const fits = fitting(tellingIn(message), input.goals ?? []).filter(({ at }) => at.length > 0)
  const [fit, another] = fits
  if (another) return null
  if (fit) return { goal: fit.thing, at: fit.at, isSaid: true }
  const goal = goalMeant(input)
  const isSaid = message.reading.tokens.some(({ norm }) => metas.has(norm))
  // "coloquei 50 na meta", where there are several: which of them is asked.
  if (isSaid && (input.goals ?? []).length > 1) return null
  return goal && { goal, at: [], isSaid }
}

const ofGoals: readonly string[] = ['goal-created', 'deposited', 'date-changed', 'name-changed']

/** Whether this conversation made or filled a goal: a sum put by is for that. */
export function isGoalSpokenOf(input: TurnInput): boolean {
  const { last, earlier = [] } = input.state
  const line = last ? [last, ...earlier] : earlier
  return isOfGoal(input) || line.some(({ kind }) => kind !== undefined && ofGoals.includes(kind))
}
