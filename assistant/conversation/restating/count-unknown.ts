import { balk } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const counting = ['counted', 'countOnly', 'countedNot'] as const

/**
 * The turn of "o frango foi doze quilos", of one that stands there without the price of a kilo: it
 * is said that only the whole is known, and asked for. Null for any other message.
 */
export function countUnknownTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!counting.some((means) => leans(means, reading)) || leans('removes', reading)) return null
  const [only, another] = namedAmong(message, rememberedIn(input))
  if (!only || another || only.sum) return null
  return balk(input, { intent: 'clarify', confidence: 90 }, 'price-of-one-unknown')
}
