import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { say } from '#conversation/make-turn.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { goalNamed } from '#understanding/intents/goal.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const gathered = new PhraseBook('what is there already of a goal', [
  {
    means: 'kept',
    say: 'guardei|juntei|separei|poupei|guardamos|juntamos|economizei [ja|hoje] [uns|mais] [r] [$] @',
    like: 'guardei 20 pro esmalte em gel, é a minha meta',
  },
  {
    means: 'kept',
    say: 'ja|tenho|temos|tem|tinha [ja] [tenho|temos|tem] [uns|guardado|guardados|juntado] [r] [$] @ [reais]',
    like: 'minha meta é um celular, já tenho 200',
  },
])

/**
 * The turn of "guardei 20 pro esmalte em gel, é a minha meta": so much is there, and how much it is
 * to be was not told, so it is asked. Null for any other message.
 */
export function gatheredFirstTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (candidate.intent !== 'goal_create' || !amount || another || isQuestion(reading)) return null
  if (!reading.flat.includes(' meta ') || !gathered.isIn(reading)) return null
  const value = Math.round(amount.valueCents)
  const { description = candidate.fields?.description } = goalNamed(message)
  if (description === undefined || value <= 0 || value > limits.amountCentsMax) return null
  const name = capital(description)
  const reply = { kind: 'ask', missing: 'amount', description: name, isGoal: true } as const
  const read = { intent: 'clarify', confidence: 86 } as const
  const turn = say(input, read, { ...reply, amountCents: 0, isOutOfBounds: false })
  const day = { targetDate: deadlineIn(message), expiresOn: lastDay(input.today) }
  const open = { kind: 'goal', name, savedCents: cents(value), ...day } as const
  return { ...turn, state: { ...turn.state, open } }
}
