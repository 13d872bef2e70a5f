import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { carry } from '#conversation/make-turn.ts'
import { entryMeant } from '#conversation/opinion/entry-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'

/**
 * Puts a figure that no rule made anything of in the place of the entry that is named, or of what
 * was just written, or asks whether to; null where the opinion or the entry is not sure enough.
 */
export function proposedCorrection(
  input: TurnInput,
  message: Message,
  { correct }: Opinion,
): Turn | null {
  if (correct < opinionLimits.proposeCorrection || message.reading.amounts.length !== 1) return null
  const sum = restatedSum(message.reading)
  const only = sum === null ? null : entryMeant(input, message, { amountCents: cents(sum) })
  if (!sum || !only || only.amountCents === sum) return null
  const { id, description, amountCents } = only
  const target = { id, description, amountCents: cents(amountCents) }
  const effect = { kind: 'correct', target, changes: { amountCents: cents(sum) } } as const
  // "4 não, foi 5": which of two it is to be is asked.
  const isSure = correct >= opinionLimits.writeCorrection && message.reading.numbers.length === 1
  if (!isSure) return offerTurn(input, effect)
  return carry(input, { intent: 'correct', confidence: Math.round(100 * correct) }, effect)
}
