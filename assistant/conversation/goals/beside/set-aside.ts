import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const moved = new Set(
  'paguei pago pagamos gastei comprei vendi recebi ganhei entrou caiu ?'.split(' '),
)

/**
 * The turn of "deixa 200 pro aluguel": it waits until the bill is paid, so it is neither spent nor
 * saved, but where a goal of that name stands there. Null for any other message.
 */
export function setAsideTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isOpen = ['none', 'clarify', 'log', 'goal_deposit'].includes(candidate.intent)
  const [amount, another] = reading.amounts
  if (!isOpen || !amount || another || !leans('setsAside', reading)) return null
  if (reading.tokens.some(({ norm }) => moved.has(norm))) return null
  const [fit, other] = fitting(tellingIn(message), input.goals ?? [])
  const value = Math.round(amount.valueCents)
  if (other || value <= 0 || value > limits.amountCentsMax || amount.isForeign) return null
  if (fit) {
    const { id, name } = fit.thing
    const read = { intent: 'goal_deposit', confidence: 88 } as const
    return carry(input, read, { kind: 'deposit', amountCents: cents(value), goal: { id, name } })
  }
  return say(input, { intent: 'none', confidence: 88 }, { kind: 'none', reason: 'set-aside' })
}
