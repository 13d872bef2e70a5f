import { cents } from '@lya/core/amounts/cents.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

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
  if (!mayCorrect(intent) || isQuestion(reading) || !leans('billCame', reading)) return null
  if (tellsOwnDeed(account.clauses) || leans('settled', reading)) return null
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const unpaid = (input.payments ?? []).filter(({ isPaid }) => !isPaid)
  const [fit, other] = fitting(tellingIn(message), unpaid).filter(({ isWhole }) => isWhole)
  const value = Math.round(amount.valueCents)
  const usual = fit?.thing.amountCents ?? 0
  if (!fit || other || usual === 0 || usual === value) return null
  if (value > usual * timesMax || value * timesMax < usual) return null
  return comesToTurn(input, fit.thing, cents(value))
}
