import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correct, correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ofDayNamed, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

/**
 * The turn of "apaga o café e põe 9,50": the same thing, which came to another sum. Null where
 * another thing is to be put there, and where nobody knows of which.
 */
export function putInsteadTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = leaningIn('putsInstead', reading)
  const right = found && reading.amounts.at(-1)
  if (!right || right.isForeign || right.isNegative || right.valueCents <= 0) return null
  const all = rememberedIn(input)
  const said = tellingIn(message).filter(({ at }) => at >= found.first && at < right.first)
  const named = ofDayNamed(message, namedAmong(message, all, said))
  const wrong = reading.amounts
    .filter((one) => one !== right)
    .map(({ valueCents }) => Math.round(valueCents))
  const priced = named.filter(({ amountCents }) => wrong.includes(amountCents))
  const isBare = wrong.length === 0 && said.every(({ word }) => isOfOrder(word))
  const last = isBare ? toldLast(input, all) : []
  const meant = priced.length > 0 ? priced : named
  const [one, another] = last
  const only = newestOf(message, meant) ?? (another ? undefined : one)
  const value = Math.round(right.valueCents)
  if (value > limits.amountCentsMax) return null
  if (only) return correctSum(input, only, cents(value))
  const read = { intent: 'correct', confidence: 92, fields: { amount: value } } as const
  return meant.length > 1 ? correct(input, read, meant, { amountCents: cents(value) }) : null
}
