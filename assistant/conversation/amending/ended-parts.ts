import type { Effect } from '#conversation/effect.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { billOfParts } from '#conversation/memory/other-parts.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of instalments that will not come: "cancela as parcelas do notebook". Their bill ends,
 * and what was paid stays. Null for any other, and for an entry that is called by its instalments.
 */
export function endedPartsTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!leans('endsParts', reading) || leans('neverRemoves', reading)) return null
  if (isQuestion(reading) && !leans('asksKindly', reading)) return null
  const read: Read = { intent: 'delete', confidence: 92 }
  const bill = billMeant(input, message)
  if (bill) {
    const { id, name } = bill
    const effect: Effect = { kind: 'end-thing', what: 'payment', id, name, isOfParts: true }
    return carry(input, { ...read, fields: { description: name } }, effect)
  }
  const called = namedAmong(message, rememberedIn(input)).some(({ name }) => isOfParts(name))
  return called || candidate.intent === 'log' ? null : balk(input, read, 'no-parts')
}

/** What names nothing of it. */
const beside = ['removes', 'ofRemoval', 'ofParts'] as const

/** The bill that is named; without a name that of what was bought in parts just now. */
function billMeant(input: TurnInput, message: Message): Bill | null {
  const { payments = [], state } = input
  const said = tellingIn(message).filter(({ word }) => !beside.some((way) => leansWord(way, word)))
  const sums = message.reading.amounts.map(({ valueCents }) => valueCents)
  const priced = payments.filter(({ amountCents = 0 }) => sums.every((one) => one === amountCents))
  const fits = fitting(said, priced).filter(({ at }) => at.length > 0)
  const [fit, another] = fits
  if (fit) return another ? null : fit.thing
  const { last } = state
  if (said.length > 0 || last?.kind !== 'bought') return null
  return last.transactions.map((one) => billOfParts(input, one)).find((one) => one !== null) ?? null
}

function isOfParts(name: string): boolean {
  return tellingWords(name).some((word) => leansWord('ofParts', word))
}
