import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { saysPaid } from '#conversation/bills/behind/bill-spoken-of.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { isDone } from '#conversation/memory/anew/told-anew.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Leaning, leans, leansWord } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'

const mends: readonly Leaning[] = ['sorry', 'mistaken', 'restated', 'putsAt', 'putsAnew']

/**
 * The turn of another price for the bill that was made or changed last: "opa, é 950 o aluguel",
 * "põe 420 que a dona reajustou". Null for any other message.
 */
export function mendedBillTurn(
  { state, payments = [], ...input }: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const { last } = state
  const isOfBill = last?.kind === 'recurring-created' || last?.kind === 'amount-changed'
  const bill = isOfBill ? payments.find(({ name }) => name === last.name) : undefined
  if (!bill || !mayCorrect(candidate.intent) || isQuestion(reading)) return null
  if (!mends.some((means) => leans(means, reading))) return null
  // "a luz deu 232, acabei de pagar": that is paid of it, and no price.
  if (saysPaid(message) && leans('settled', reading)) return null
  // "a luz do mês passado, paguei 118 em 15/10": that was paid of it then.
  if (leans('paid', reading) && reading.days.length > 0) return null
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofMistakes', word))
  const [named] = fitting(said, [bill])
  // Behind an order to put it so, whatever else is told is the reason.
  const isIts = said.length === (named?.at.length ?? 0) || leans('putsAnew', reading)
  const value = isIts ? restatedSum(reading) : null
  if (!value || value > limits.amountCentsMax) return null
  // "a internet eu esqueci de falar, paguei 100 dia 5", of one that is 100: it was paid.
  if (value === bill.amountCents && isDone(message)) return null
  return comesToTurn({ ...input, state, payments }, bill, cents(value))
}
