import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry } from '#conversation/make-turn.ts'
import { savedBeside } from '#conversation/naming/saved-beside.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'

const begins = /^ (?:lya |, )*(?:nova |uma |criar |cria )*meta /

/** The turn of "meta viagem 5000", as Lya herself tells people to say; null for any other. */
export function newGoalTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isReadable = ['none', 'clarify', 'log'].includes(candidate.intent)
  if (!isReadable || !begins.test(reading.flat) || reading.flat.includes(' ?')) return null
  const [amount, another] = reading.amounts
  const said = tellingIn(message).filter(({ at }) => at < (amount?.first ?? 0))
  const [first, last] = [said[0]?.at, said.at(-1)?.at]
  const saved = another
    ? savedBeside(message, { fields: { amount: amount?.valueCents ?? 0 } })
    : null
  const isSaved = saved?.kind === 'deposit'
  if (!amount || (another && !isSaved) || amount.isForeign || amount.isNegative) return null
  const value = Math.round(amount.valueCents)
  const isBounded = value > 0 && value <= limits.amountCentsMax
  if (first === undefined || last === undefined || !isBounded) return null
  const [from, to] = [reading.tokens[first], reading.tokens[last]]
  const name = reading.text.slice(from?.start, to?.end)
  const date = deadlineIn(message)
  const goal = {
    name: capital(name),
    targetCents: cents(value),
    ...(isSaved ? { savedCents: saved.amountCents } : {}),
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  const fields = { description: goal.name, amount: value, ...(date === null ? {} : { date }) }
  const read: Read = { intent: 'goal_create', confidence: 88, fields }
  return carry(input, read, { kind: 'create-goal', goal })
}
