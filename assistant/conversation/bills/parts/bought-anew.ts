import { cents } from '@lya/core/amounts/cents.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { billOfParts, otherParts } from '#conversation/memory/other-parts.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "o pneu foi 330 em 3x, não 300", of one that was bought in as many parts: each of
 * them changes, and nothing is bought twice. Null for any other message.
 */
export function partedAnewTurn(
  input: TurnInput,
  message: Message,
  { intent, fields = {} }: Candidate,
): Turn | null {
  const { count, total, installment } = fields
  if (intent !== 'installments' || !count || isQuestion(message.reading)) return null
  if (!leans('partedNot', message.reading)) return null
  const [entry, another] = namedAmong(message, ownIn(input))
  const each = installment ?? (total ? Math.round(total / count) : 0)
  if (!entry || another || !billOfParts(input, entry) || each <= 0) return null
  const amountCents = cents(Math.round(each))
  const turn = correctSum(input, entry, amountCents)
  return followedBy(input, turn, otherParts(input, entry, amountCents))
}
