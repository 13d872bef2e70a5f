import { cents } from '@lya/core/amounts/cents.ts'
import type { Query } from '#conversation/effect.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { goalTold } from '#conversation/goals/plainly/goal-told.ts'
import { askFor } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const howLong = anyOf(
  'quantos meses; qts meses; qnts meses; quanto tempo; em quantos meses; quantos anos; demora; leva quanto',
)
/** How much at a time; no more than a month is meant where it is not said. */
const monthly = anyOf(
  'por mes; todo mes; todos os meses; cada mes; ao mes; mensal; mensais; no mes; mensalmente; a cada mes',
)

/**
 * The turn of "com 300 por mês, em quantos meses dá?" of a goal that is named or was spoken of:
 * when it is reached so. Known by the question of how long, a sum and how often. Null for any
 * other.
 */
export function monthsOfGoalTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || amount.valueCents <= 0 || !howLong(reading.flat)) return null
  const told = goalTold(input, message)
  const isSpokenOf = told !== null && (told.isSaid || isOfGoal(input))
  if (!told || namesElse(reading, told.at)) return null
  if (!(isSpokenOf && (monthly(reading.flat) || isOfGoal(input)))) return null
  const perMonthCents = cents(Math.round(amount.valueCents))
  const about: Query = {
    ...{ metric: 'goal', categoryId: null, from: null, to: null },
    ...{ goalId: told.goal.id, perMonthCents },
  }
  return askFor(input, { confidence: 90, fields: { metric: 'goal' } }, about)
}
