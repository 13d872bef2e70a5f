import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of what was no expense and no income after all: "essa transferência foi entre contas
 * minhas", behind the one entry that was written last; "não é entrada, o 200 foi saque", of what
 * stands there at 200. Null for any other message.
 */
export function ownMovedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (read.intent === 'query' || isQuestion(reading) || reading.amounts.length > 1) return null
  const isDrawn = leans('noEntry', reading) && leans('drawn', reading)
  if (!isDrawn && !leans('ownMoved', reading)) return null
  const only = isDrawn ? drawn(input, message) : lastAlone(input, message)
  if (!only) return null
  const fields = { description: only.name, amount: only.amountCents }
  const target = targetOf(only.id)
  return carry(input, { intent: 'delete', confidence: 92, fields }, { kind: 'delete', target })
}

function lastAlone({ state: { last } }: TurnInput, { reading }: Message): Remembered | null {
  if (last?.kind !== 'created') return null
  const [only, another] = rememberedIn({ state: { last } })
  const sum = reading.amounts[0]?.valueCents ?? only?.amountCents
  return only && !another && sum === only.amountCents ? only : null
}

/** That of the sum or the name; where neither is told, what was written last. */
function drawn(input: TurnInput, message: Message): Remembered | null {
  const own = ownIn(input)
  // Of "o 200" it may not be known that it is money.
  const [sum] = message.reading.numbers
  const priced = sum ? own.filter(({ amountCents }) => amountCents === sum.hundredths) : own
  const named = namedAmong(message, priced)
  const meant = sum && named.length === 0 ? priced : named
  const [only, another] = meant
  if (only && !another) return only
  return sum ? null : lastAlone(input, message)
}
