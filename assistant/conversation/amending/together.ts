import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of one price for two that stand there with prices of their own: "a telha com o caibro
 * ficou 480 os dois". The first becomes that of both, and the other goes. Null for others.
 */
export function togetherTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [amount, more] = reading.amounts
  if (!amount || more || !mayCorrect(read.intent) || isQuestion(reading)) return null
  if (!leans('together', reading)) return null
  const value = Math.round(amount.valueCents)
  const [first, second] = twoNamed(input, message) ?? lastTwo(input, value)
  if (!first || !second || value <= 0 || value > limits.amountCentsMax) return null
  if (first.type !== second.type || first.amountCents + second.amountCents === value) return null
  const other = `${second.name.charAt(0).toLowerCase()}${second.name.slice(1)}`
  const description = `${first.name} e ${other}`
  const changes = { amountCents: cents(value), description }
  const target = targetOf(first.id)
  const mends: Read = { intent: 'correct', confidence: 90, fields: { amount: value, description } }
  const goes: Read = { intent: 'delete', confidence: 90, fields: { description: second.name } }
  return chained([
    carry(input, mends, { kind: 'correct', target, changes }),
    carry(input, goes, { kind: 'delete', target: targetOf(second.id) }),
  ])
}

/** The two that are named, each by words of its own; null where nothing is. */
function twoNamed(input: TurnInput, message: Message): Remembered[] | null {
  const known = ownIn(input)
  const said = tellingIn(message)
  if (said.length === 0) return null
  const named = said.map((one) => namedAmong(message, known, [one]))
  const only = named.flatMap(([fit, another]) => (fit && !another ? [fit] : []))
  const [first, second, third] = [...new Set(only)]
  return first && second && !third ? [first, second] : []
}

/** "ficou 180 as duas": those that were told last, where it is less than both and more than one. */
function lastTwo(input: TurnInput, value: number): Remembered[] {
  const [last, before] = ownIn(input)
  if (!last || !before) return []
  const most = Math.max(last.amountCents, before.amountCents)
  return value > most && value < last.amountCents + before.amountCents ? [before, last] : []
}
