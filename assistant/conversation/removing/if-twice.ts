import { balk } from '#conversation/make-turn.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "apaga a multa se tiver anotado 2x": one of two that are alike goes, and what stands
 * there once stays. Null where something else of the name may be meant, and for any other message.
 */
export function ifTwiceTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (!leans('ifTwice', reading) || !leans('removes', reading) || isQuestion(reading)) return null
  const all = rememberedIn(input)
  const isBare = !tellingIn(message).some(({ word }) => findMeanings(word))
  const told = namedAmong(message, all)
  const named = told.length === 0 && isBare ? ownIn(input).slice(0, 1) : told
  const doubled = named.find((one) => all.some((other) => other !== one && isAlike(one, other)))
  if (doubled) return deletion(input, doubled)
  if (named.length !== 1) return null
  return balk(input, { intent: 'none', confidence: 85 }, 'stands-once')
}

function isAlike(one: Remembered, other: Remembered): boolean {
  const isSame = one.amountCents === other.amountCents && one.type === other.type
  return isSame && one.id !== other.id && one.name === other.name
}
