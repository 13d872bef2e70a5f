import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { choose, correctSum } from '#conversation/make-turn.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { asRemoval, deletion } from '#conversation/removing/deletion.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "o gás é só um, 115": of those of that name and day the one of that sum stays. Null
 * where none of them comes to it, and for any other message.
 */
export function onlyOneTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!mayCorrect(candidate.intent) || isQuestion(reading)) return null
  if (!leans('onlyOne', reading) || leans('removes', reading)) return null
  const [newest, ...older] = namedAmong(message, rememberedIn(input))
  if (!newest) return null
  const named = [newest, ...older.filter((one) => one.date === newest.date)]
  const [amount, another] = reading.amounts
  if (another) return null
  const sum = amount ? Math.round(amount.valueCents) : null
  // "comprei só um café" may be one more, whose price is not told.
  if (named.length === 1 && (sum === null || !newest.isOwn)) return null
  const kept = sum === null ? alikeIn(named) : named.find((one) => one.amountCents === sum)
  if (kept) return withoutOthers(input, named, kept)
  if (sum !== null) return null
  const among = { slot: 'transaction', options: optionsOf(named) } as const
  return choose(input, asRemoval, { kind: 'delete', target: noTarget }, among)
}

/** Of those that all come to the same the one that was told first. */
function alikeIn(named: readonly Remembered[]): Remembered | undefined {
  const first = named.at(-1)
  return named.every((one) => one.amountCents === first?.amountCents) ? first : undefined
}

function withoutOthers(
  input: TurnInput,
  named: readonly Remembered[],
  kept: Remembered,
): Turn | null {
  const others = named.filter((one) => one !== kept)
  if (others.length > 0) return chained(others.map((one) => deletion(input, one)))
  // It does stand there once: that is said, and nothing is written.
  return correctSum(input, kept, cents(kept.amountCents))
}
