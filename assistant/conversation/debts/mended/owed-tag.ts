import { cents } from '@lya/core/amounts/cents.ts'
import { say } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'

const owing = new PhraseBook<'still' | 'owed'>('so much that is owed', [
  {
    means: 'still',
    say: 'ainda [me] deve|devem|devendo|falta|faltam ..3 @',
    like: 'então ele ainda me deve 400',
  },
  {
    means: 'owed',
    say: '[me] deve|devem|devendo|falta|faltam ..3 @',
    like: 'ele me deve 400',
  },
])

/** It asks whether that is so. */
const isTag = (text: string) => /\b(ne|certo|correto)\s*[?!.]*\s*$/.test(fold(text))

const read: Read = { intent: 'query', confidence: 90 }

/**
 * The turn of "então ele ainda me deve 400, né?": what is remembered as owed is told, and nothing
 * is kept anew. Null where nothing is owed.
 */
export function owedTagTurn(input: TurnInput, message: Message): Turn | null {
  const owed = (input.state.owed ?? []).filter(({ isPrice }) => !isPrice)
  const { reading } = message
  const means = owing.find(reading)?.means
  if (owed.length === 0 || reading.amounts.length !== 1 || !means) return null
  if (!isTag(input.text) && !(means === 'still' && input.text.includes('?'))) return null
  const said = tellingIn(message).map(({ word }) => word)
  const named = owed.filter(({ words }) => {
    return said.some((word) => words.some((own) => isSame(own, word)))
  })
  const value = Math.round(reading.amounts[0]?.valueCents ?? 0)
  const same = owed.filter(({ draft }) => draft.amountCents === value)
  const meant = named.length > 0 ? named : same
  const sums = (meant.length > 0 ? meant : owed).map(({ draft: { description, amountCents } }) => {
    return { name: description, amountCents: cents(amountCents) }
  })
  return say(input, read, { kind: 'owed-asked', sums })
}
