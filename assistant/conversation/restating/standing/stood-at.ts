import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { balk, correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "é o frete de volta, tá 2400 anotado mas é 1200": what stands there at the one sum,
 * which is said, came to the other. Of "é o esmalte que você anotou 6,50" it came to what was asked
 * about, and where nothing was, what it is to be is asked. Null where nothing stands at it.
 */
export function stoodAtTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const found = leaningIn('standsAt', reading)
  const [one, other, another] = reading.amounts
  if (!found || !one || another || !mayCorrect(read.intent)) return null
  if (isQuestion(reading) || leans('removes', reading)) return null
  const isWrong = ({ first }: { first: number }) => first >= found.first && first <= found.last
  const [wrong, right] = isWrong(one) ? [one, other] : [other, one]
  if (!wrong || !isWrong(wrong) || (right && isWrong(right))) return null
  const entry = standingAt(input, message, wrong) ?? (right && standingAt(input, message, right))
  if (!entry) return null
  const asked = input.state.open?.kind === 'reading' ? input.state.open.draft.amountCents : null
  const amountCents = right ? cents(Math.round(right.valueCents)) : asked
  if (amountCents === null) return balk(input, asOpen, 'nothing-to-correct')
  const isMoney = amountCents > 0 && amountCents <= limits.amountCentsMax
  if (!isMoney || right?.isForeign || right?.isNegative) return null
  return correctSum(input, entry, cents(amountCents))
}

const asOpen = { intent: 'clarify', confidence: 90 } as const

/** The one of that sum: by its name, or as the only one where nothing else is named. */
function standingAt(input: TurnInput, message: Message, { valueCents }: Amount): Remembered | null {
  const all = rememberedIn(input)
  const same = all.filter(({ amountCents }) => amountCents === Math.round(valueCents))
  const named = namedAmong(message, same)
  if (named.length > 0) return newestOf(message, named) ?? null
  const [only, another] = same
  const isOther =
    namedAmong(message, all).length > 0 ||
    tellingIn(message).some(({ word }) => isThing(word) || isFirstName(word))
  return only && !another && !isOther ? only : null
}
