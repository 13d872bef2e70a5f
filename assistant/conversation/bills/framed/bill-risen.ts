import { cents } from '@lya/core/amounts/cents.ts'
import { priceAfter, riseIn } from '#conversation/bills/framed/risen-by.ts'
import { billsTold } from '#conversation/bills/plainly/bills-told.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/**
 * The turn of a bill of which is told by how much it went up or down from now on, "o aluguel
 * aumentou 85 reais", "a água tá 20 mais cara". Null where another thing is named, or an entry of
 * these days is, and for any other message.
 */
export function billRisenTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [sum, more] = reading.amounts
  const rise = riseIn(reading)
  if (!rise || !sum || more || sum.isForeign || isQuestion(reading)) return null
  // From when it holds, another reader finds.
  if (reading.tokens.some(({ norm }) => months.has(norm))) return null
  const told = billsTold(input, reading)
  const [bill, another] = told?.bills ?? []
  if (!told || !bill || another || namesElse(reading, told.at)) return null
  if (bill.amountCents === undefined) return null
  if (namedAmong(message, rememberedIn(input)).length > 0) return null
  const amountCents = priceAfter(bill.amountCents, sum.valueCents, rise)
  if (amountCents === null) return null
  const { id, name } = bill
  const read = { intent: 'correct', confidence: 90, fields: { target: name } } as const
  const price = { kind: 'change-amount', what: 'payment', id, name } as const
  return hasOneOf(reading, once)
    ? carry(input, read, {
        ...price,
        amountCents: cents(bill.amountCents),
        thisTimeCents: amountCents,
      })
    : carry(input, read, { ...price, amountCents })
}

/** It is dearer this time alone. */
const once = words('esse este desse deste nesse neste dessa desta nessa nesta')
