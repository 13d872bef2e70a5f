import { cents } from '@lya/core/amounts/cents.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

const told: Read = { intent: 'none', confidence: 90 }

/**
 * The turn of "ele só me deu 40, fica devendo 20", behind a sale of 60 that was written whole: so
 * much of it came, and the rest is remembered as owed. Null for any other message.
 */
export function partCameTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [one, other, third] = reading.amounts
  if (!one || !other || third || input.state.last?.kind !== 'created') return null
  const [entry, more] = rememberedIn({ state: { last: input.state.last } })
  if (!entry || more || entry.type !== 'receita' || isQuestion(reading)) return null
  const isWhole = Math.round(one.valueCents + other.valueCents) === entry.amountCents
  const came = isWhole ? leaningIn('partCame', reading) : null
  if (!came || !leans('restOwed', reading)) return null
  const left = one.first >= came.first && one.first <= came.last ? other : one
  const amountCents = cents(Math.round((left === one ? other : one).valueCents))
  const leftCents = cents(Math.round(left.valueCents))
  const turn = correctSum(input, entry, amountCents)
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const rest = { ...draft, date: input.today, amountCents: leftCents }
  const state = remembered(turn.state, rest, message, tellingWords(entry.name))
  return { ...turn, state, also: say(input, told, { kind: 'owed', amountCents: leftCents }) }
}
