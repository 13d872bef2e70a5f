import { cents } from '@lya/core/amounts/cents.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct']
/** As many times more or less than usual as a bill comes to. */
const timesMax = 3

/**
 * The turn of "esse mês o condomínio veio 412", of a bill of 380 that is not paid yet: it comes to
 * that, and is paid when that is told. Written as spent now, it would count twice by then. Null for
 * any other message.
 */
export function cameThisMonthTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(intent) || isQuestion(reading) || !leans('billCame', reading)) return null
  if (tellsOwnDeed(account.clauses) || leans('settled', reading)) return null
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const unpaid = (input.payments ?? []).filter(({ isPaid }) => !isPaid)
  const [fit, other] = fitting(tellingIn(message), unpaid).filter(({ isWhole }) => isWhole)
  const value = Math.round(amount.valueCents)
  const usual = fit?.thing.amountCents ?? 0
  if (!fit || other || usual === 0 || usual === value) return null
  if (value > usual * timesMax || value * timesMax < usual) return null
  const { id, name } = fit.thing
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: value, target: name } }
  const effect = { kind: 'change-amount', what: 'payment', id, name } as const
  return carry(input, read, { ...effect, amountCents: cents(value) })
}
