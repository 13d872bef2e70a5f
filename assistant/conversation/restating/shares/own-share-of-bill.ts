import { cents } from '@lya/core/amounts/cents.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { evenSharersIn } from '#understanding/intents/commitments/own-share.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const stating = new Set('eh e sao fica ficam seria :'.split(' '))

/**
 * The turn of "o plano é meio a meio com meu ex, então põe 206", of a bill that stands there whole:
 * it comes to its part, whether that is told or not. Null for any other message.
 */
export function sharedBillTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!input.payments?.length) return null
  const sharers = evenSharersIn(reading)
  if (sharers === null || !mayCorrect(intent) || isQuestion(reading)) return null
  if (tellsOwnDeed(account.clauses) || leans('removes', reading)) return null
  const [amount, another] = reading.amounts
  const [fit, other] = fitting(tellingIn(message), input.payments).filter(({ at }) => {
    return at.length > 0
  })
  const whole = fit?.thing.amountCents ?? 0
  const part = Math.ceil(whole / sharers)
  const told = amount ? Math.round(amount.valueCents) : part
  if (!fit || other || another || part <= 0 || (told !== part && told !== whole)) return null
  return comesToTurn(input, fit.thing, cents(part))
}

/**
 * The turn of "minha parte do aluguel é só 450", of a bill that stands there whole: it comes to
 * that. Null where nothing of that name is due, or something was paid.
 */
export function ownShareOfBillTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const found = leaningIn('ownShare', reading)
  if (!found || !mayCorrect(intent) || isQuestion(reading) || leans('removes', reading)) return null
  if (tellsOwnDeed(account.clauses)) return null
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  if (!reading.tokens.some(({ norm }) => stating.has(norm))) return null
  const value = Math.round(amount.valueCents)
  const bills = (input.payments ?? []).filter((one) => (one.amountCents ?? 0) > value)
  const [fit, other] = fitting(tellingIn(message), bills).filter(({ isWhole }) => isWhole)
  if (!fit || other || value <= 0) return null
  return comesToTurn(input, fit.thing, cents(value))
}
