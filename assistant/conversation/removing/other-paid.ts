import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** "quem pagou a pizza foi a Vera" begins like a question. */
const answerable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'query']

/**
 * The turn of "a pipoca foi o Rafa que pagou, não eu", where it stands as the writer's: it is taken
 * out, and one that was told long ago is offered to be. Null where nothing of that name stands, or
 * another sum is told.
 */
export function otherPaidTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isAsked = reading.flat.includes(' ?')
  if (!answerable.includes(intent) || isAsked || reading.amounts.length > 1) return null
  if (!leans('otherPaid', reading)) return null
  const value = reading.amounts[0] && Math.round(reading.amounts[0].valueCents)
  const known = rememberedIn(input).filter(({ type, amountCents }) => {
    return type === 'despesa' && (value === undefined || amountCents === value)
  })
  const [only, another] = namedAmong(message, known)
  if (!only || another) return null
  if (only.isOwn) return deletion(input, only)
  return offerTurn(input, { kind: 'delete', target: targetOf(only.id) })
}
