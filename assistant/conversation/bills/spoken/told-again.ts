import { say } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const read = { intent: 'none', confidence: 90 } as const
const readable: readonly Candidate['intent'][] = ['log', 'none', 'clarify']

/**
 * The turn of "aluguel do salão 450 dia 5", of a bill that stands there with that sum and day: it
 * is no expense of the 5th that is over. Null for any other message.
 */
export function billToldAgainTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const [amount, another] = reading.amounts
  const [day, later] = reading.days
  if (!readable.includes(intent) || !amount || another || !day || later) return null
  if (reading.tokens[day.first]?.norm !== 'dia' || isQuestion(reading)) return null
  const isDone = account.clauses.some(({ verbs }) => {
    return verbs.some(({ verb }) => verb.form.endsWith('-did'))
  })
  if (isDone || leans('settled', reading) || leans('paid', reading)) return null
  const value = Math.round(amount.valueCents)
  const same = (input.payments ?? []).filter((one) => {
    return one.amountCents === value && one.dueDay === day.date.day
  })
  const said = tellingIn(message)
  const [fit] = fitting(said, same).filter(({ isWhole }) => isWhole)
  return fit && said.length === fit.at.length ? say(input, read, { kind: 'done-before' }) : null
}
