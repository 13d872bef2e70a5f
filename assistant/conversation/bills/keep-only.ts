import { chained } from '#conversation/bills/chained.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const asRemoval = { intent: 'delete', confidence: 92 } as const

/**
 * The turn of "tem três internet aí, deixa só a de 49,95 do dia 15": of the bills of that name the
 * others end. Where it is not plain which is to stay, none does. Null for any other message.
 */
export function keepOnlyTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const { payments = [] } = input
  if (payments.length < 2 || reading.amounts.length > 1) return null
  if (!leans('keepsOnly', reading)) return null
  const said = tellingIn(message).filter(({ word }) => !leansWord('keepsOnly', word))
  const named = sameNamed(said, payments)
  if (named.length < 2) return null
  const sum = reading.amounts[0] && Math.round(reading.amounts[0].valueCents)
  const day = reading.days[0]?.date.day
  const kept = named.filter(({ amountCents, dueDay }) => {
    return (sum === undefined || amountCents === sum) && (day === undefined || dueDay === day)
  })
  const isTold = sum !== undefined || day !== undefined
  const [only, another] = kept
  if (!isTold || !only || another) return balk(input, asRemoval, 'several-bills')
  const others = named.filter(({ id }) => id !== only.id)
  return chained(
    others.map(({ id, name }) =>
      carry(input, asRemoval, { kind: 'end-thing', what: 'payment', id, name }),
    ),
  )
}

/** Those that share the word that was said: 'Internet', 'Internet nova'. */
function sameNamed(said: ReturnType<typeof tellingIn>, payments: readonly Bill[]): readonly Bill[] {
  return payments.filter((one) => fitting(said, [one]).some(({ at }) => at.length > 0))
}
