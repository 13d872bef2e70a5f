import { proposal } from '#conversation/opinion/propose.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isDaily } from '#understanding/intents/commitments/rhythm/daily.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/**
 * The turn of "marmita 18 todo dia": no bill comes each day, so that of today is offered to be
 * written. Null where something was bought already, and for all else.
 */
export function dailyTurn(input: TurnInput, message: Message, { intent }: Candidate): Turn | null {
  const { reading, account } = message
  if (intent !== 'log' || isQuestion(reading) || !isDaily(message)) return null
  const isDone = account.clauses.some(({ verbs }) => {
    return verbs.some(({ verb }) => verb.form === 'i-did')
  })
  const [only, another] = account.transactions
  const isOpen = only?.doubt === null && only.draft.type === 'despesa' && !another
  return isOpen && !isDone ? proposal(input, only.draft) : null
}
