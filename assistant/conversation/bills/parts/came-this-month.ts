import { cents } from '@lya/core/amounts/cents.ts'
import { isFormer, saysPaid } from '#conversation/bills/behind/bill-spoken-of.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

/** As many times more or less than usual as a bill comes to. */
const timesMax = 3
const thisMonth = / [dn]?es[st]e mes | [dn]?es[st]a vez /
const coming = new Set('veio deu ficou saiu fechou bateu chegou vieram foi'.split(' '))

/**
 * The turn of "o condomínio veio 412", of a bill of 380 that is not paid yet: it comes to that,
 * and is paid when that is told. Written as spent now, it would count twice by then. "Esse mês
 * veio 412" is of this time alone, and is paid with that where it is said so. Null for any
 * other message.
 */
export function cameThisMonthTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const isOnce = thisMonth.test(reading.flat)
  const hasCome = reading.tokens.some(({ norm }) => coming.has(norm))
  if (!leans('billCame', reading) && !(isOnce && hasCome)) return null
  const isPaid = isOnce && saysPaid(message)
  if (!isPaid && (tellsOwnDeed(account.clauses) || leans('settled', reading))) return null
  const unpaid = (input.payments ?? []).filter((one) => !one.isPaid)
  const [fit, other] = fitting(tellingIn(message), unpaid).filter(({ isWhole }) => isWhole)
  const usual = fit?.thing.amountCents ?? 0
  const [amount, another] = reading.amounts.filter(({ first, valueCents }) => {
    return !isOnce || (Math.round(valueCents) !== usual && !isFormer(message, first))
  })
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const value = Math.round(amount.valueCents)
  if (!fit || other || usual === 0 || usual === value) return null
  if (value > usual * timesMax || value * timesMax < usual) return null
  if (!isOnce) return comesToTurn(input, fit.thing, cents(value))
  const { id, name } = fit.thing
  if (isPaid) {
    const effect = { kind: 'pay', payment: { id, name }, amountCents: cents(value) } as const
    return carry(input, { intent: 'pay', confidence: 87 }, effect)
  }
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: value, target: name } }
  return carry(input, read, {
    ...{ kind: 'change-amount', what: 'payment', id, name, amountCents: cents(usual) },
    thisTimeCents: cents(value),
  })
}
