import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { choose } from '#conversation/make-turn.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of a report that something stands there twice: "ficou duas feira, eu só fui uma vez".
 * One of two that are alike is offered to be deleted. Null for any other message.
 */
export function doubledTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!mayCorrect(candidate.intent) || isQuestion(reading)) return null
  if (leans('removes', reading)) return null
  if (leans('toldBefore', reading)) return toldBefore(input)
  if (!leans('standsTwice', reading)) return null
  const named = namedAmong(message, rememberedIn(input))
  const [newest, other, third] = named
  if (!newest || !other) return null
  const { id } = newest
  const isAlike = !third && newest.amountCents === other.amountCents
  if (isAlike) {
    const target = { id, description: newest.description, amountCents: null }
    return offerTurn(input, { kind: 'delete', target })
  }
  const target = noTarget
  const read = { intent: 'delete', confidence: 85 } as const
  const among = { slot: 'transaction', options: optionsOf(named) } as const
  return choose(input, read, { kind: 'delete', target }, among)
}

/** "já tinha anotado isso ontem": of what was just told. */
function toldBefore(input: TurnInput): Turn | null {
  const { last } = input.state
  const [only, another] = last?.kind === 'created' ? ownIn({ state: { last } }) : []
  if (!only || another) return null
  const { id, description } = only
  const target = { id, description, amountCents: null }
  return offerTurn(input, { kind: 'delete', target })
}
