import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const due = new PhraseBook('what is put aside each week, for this one', [
  {
    means: 'put',
    say: '^ [lya|oi|hoje|ja] [,] [eu] [ja] guardei|separei|botei|coloquei|depositei|juntei|guardamos [ja|hoje] os|esses [r] [$] @ [reais] de|da|do|dessa|desta|desse|deste semana|mes|quinzena|dia|hoje [hoje|ja|,|.|!] [.|!] $',
    like: 'guardei os 50 dessa semana',
  },
])

/**
 * The turn of "guardei os 50 dessa semana": into the goal that was spoken of, or the only one.
 * Null for any other message, and where there are several.
 */
export function thisWeeksTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  const { goals = [] } = input
  const isReadable = ['none', 'clarify', 'log', 'goal_deposit'].includes(intent)
  if (!isReadable || goals.length === 0 || isQuestion(reading) || !due.isIn(reading)) return null
  const [only, another] = goals
  const goal = isOfGoal(input) ? goalMeant(input) : null
  const meant = goal ?? (another ? null : only)
  const value = Math.round(reading.amounts[0]?.valueCents ?? 0)
  if (!meant || value <= 0 || value > limits.amountCentsMax) return null
  const { id, name } = meant
  const read = { intent: 'goal_deposit', confidence: 88 } as const
  const fields = { description: name, amount: value }
  const amountCents = cents(value)
  return carry(input, { ...read, fields }, { kind: 'deposit', amountCents, goal: { id, name } })
}
