import { openOffer } from '#conversation/advice/offer.ts'
import { register, say } from '#conversation/make-turn.ts'
import { fitting } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asOffer: Read = { intent: 'log', confidence: 88 }

/**
 * The turn of "paguei mais 250 da dívida do cartão", where there is a goal to pay that off: it is
 * an expense, and it is asked whether the goal has it too. Null for any other message.
 */
export function paidDebtTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { goals = [], today } = input
  const [only, another] = message.account.transactions
  const isOpen = ['none', 'clarify', 'log'].includes(candidate.intent)
  if (!isOpen || !only || another || only.draft.type !== 'despesa') return null
  if (goals.length === 0 || !leans('paysDebt', message.reading)) return null
  // "do cartão" may be taken for how it was paid: each word is looked at.
  const said = message.reading.tokens.map(({ norm }, at) => ({ at, word: norm }))
  const [fit, more] = fitting(said, goals)
  if (!fit || more || !fit.isWhole) return null
  const { id, name } = fit.thing
  const { amountCents } = only.draft
  const effect = { kind: 'deposit', amountCents, goal: { id, name } } as const
  const open = openOffer(effect, today)
  if (!open) return null
  const asked = say(input, asOffer, { kind: 'offer', effect, isBeside: true })
  const also = { ...asked, state: { ...asked.state, open } }
  return { ...register(input, candidate, [only.draft]), also }
}
