import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { bareGoal } from '#conversation/goals/wished/bare-goal.ts'
import { wholeOfBegun } from '#conversation/goals/wished/begun-goal.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import type { PendingGoal } from '#conversation/pending/pending-state.ts'
import { isDropping } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { goalNamed } from '#understanding/intents/goal.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const asked: Read = { intent: 'clarify', confidence: 85 }

/** The turn of "quero juntar dinheiro pra uma geladeira": how much, is asked. Null for others. */
export function wishedGoalTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (intent !== 'none' && intent !== 'clarify') return null
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  const bare = bareGoal(input, reading)
  if (bare === null && !leans('wishesGoal', reading)) return null
  if (leans('perhaps', reading)) return null
  const isNamed = tellingIn(message).some(({ word }) => !leansWord('ofSaving', word))
  const description = bare ?? (isNamed ? goalNamed(message).description : undefined)
  if (description === undefined || reading.flat.includes(' nao ')) return null
  const name = capital(description)
  const targetDate = deadlineIn(message)
  const reply = { kind: 'ask', missing: 'amount', description: name, isGoal: true } as const
  const turn = say(input, asked, { ...reply, amountCents: 0, isOutOfBounds: false })
  const open = { kind: 'goal', name, targetDate, expiresOn: lastDay(input.today) } as const
  return { ...turn, state: { ...turn.state, open } }
}

/** The turn of its answer: "2.500 até dezembro". Null for any other message. */
export function sumOfGoalTurn(open: PendingGoal, { input, message }: Told): Turn | null {
  const { reading, account } = message
  const begun = wholeOfBegun(open, message)
  const dated = { ...open, targetDate: deadlineIn(message) ?? open.targetDate }
  if (begun) return madeOf(dated, input, Math.round(begun.valueCents))
  if (isDropping(message)) return say(input, { ...asked, intent: 'none' }, { kind: 'dropped' })
  const [amount, another] = reading.amounts
  const value = Math.round(amount?.valueCents ?? 0)
  // "meta viagem 5000", as she says herself, behind what was saved for it.
  const named = reading.flat.includes(' meta ') ? fold(open.name).split(' ') : []
  const isOwn = tellingIn(message).some(({ word }) => {
    return !leansWord('ofSaving', word) && !named.includes(word)
  })
  const isDeed = tellsOwnDeed(account.clauses)
  if (!amount || another || isOwn || isDeed || isQuestion(reading)) return null
  if (amount.isForeign || amount.isNegative || value <= 0 || value > limits.amountCentsMax) {
    return null
  }
  return value <= (open.savedCents ?? 0) ? null : madeOf(dated, input, value)
}

/** Makes it of that sum. */
export function madeOf(open: PendingGoal, input: TurnInput, value: number): Turn {
  const date = open.targetDate
  const goal = {
    name: open.name,
    targetCents: cents(value),
    ...(open.savedCents === undefined ? {} : { savedCents: cents(open.savedCents) }),
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  const fields = { description: goal.name, amount: value, ...(date === null ? {} : { date }) }
  const read: Read = { intent: 'goal_create', confidence: 90, fields }
  return carry(input, read, { kind: 'create-goal', goal })
}
