import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const paid = / (paguei|pagamos|quitei|quitamos|acertei) /

/**
 * The turn of "paguei a luz" where there is such a bill and no amount to write by itself: the bill
 * says how much. Null for any other message.
 */
export function billTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  if (!input.payments || candidate.intent !== 'clarify' || reading.amounts.length > 0) return null
  const isTold = account.clauses.every(({ mood }) => mood !== 'undone' && mood !== 'other')
  if (!paid.test(reading.flat) || !isTold || reading.flat.includes(' ?')) return null
  const said = tellingIn(message)
  // Everything that was said stands in its name: "paguei a luz da praia" is not the home's.
  const fits = fitting(said, input.payments).filter(({ at }) => at.length === said.length)
  const [fit, another] = fits
  if (!fit) return null
  const name = said.map(({ word }) => word).join(' ')
  const payment = another ? { id: null, name } : { id: fit.thing.id, name: fit.thing.name }
  return carry(input, { intent: 'pay', confidence: 85 }, { kind: 'pay', payment })
}
