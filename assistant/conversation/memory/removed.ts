import { carry, choose } from '#conversation/make-turn.ts'
import { optionOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

const noTarget = { id: null, description: null, amountCents: null }
const asRemoval = { intent: 'delete', confidence: 92 } as const

/**
 * The turn of a removal that names an entry of the last days anywhere in the message, with its
 * reason before or behind: "o carimbo apaga, o escritório que pagou". Null for any other.
 */
export function removedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isOpen = ['none', 'clarify', 'delete', 'log'].includes(candidate.intent)
  if (!isOpen || isQuestion(reading) || leans('neverRemoves', reading)) return null
  if (leans('ofBills', reading)) return null
  const verb = leaningIn('removes', reading)
  if (!verb) return null
  const entries = rememberedIn(input)
  const named = nearest(message, entries, verb.first) ?? bySum(message, entries)
  if (!named) return null
  const [only, ...others] = named
  if (!only) return null
  // Of two that are alike, either will do.
  const another = others.find((one) => !isAlike(one, only))
  const read = { ...asRemoval, fields: { description: only.name, amount: only.amountCents } }
  if (!another) return carry(input, read, { kind: 'delete', target: { ...noTarget, id: only.id } })
  const effect = { kind: 'delete', target: noTarget } as const
  return choose(input, read, effect, { slot: 'transaction', options: named.map(optionOf) })
}

function isAlike(one: Remembered, other: Remembered): boolean {
  const isSame = one.amountCents === other.amountCents && one.date === other.date
  return isSame && one.name === other.name && one.type === other.type
}

/** Those that the words nearest to the verb name; what else is told is the reason. */
function nearest(
  message: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const { reading } = message
  const sum = reading.amounts[0]?.valueCents
  const fits = tellingIn(message)
    .toSorted((a, b) => Math.abs(a.at - verb) - Math.abs(b.at - verb))
    .map((word) => namedAmong(message, entries, [word]))
  const found = fits.find((some) => some.length > 0)
  if (!found) return null
  const all = tellingIn(message)
  const best = namedAmong(message, found, all)
  const priced = best.filter(({ amountCents }) => amountCents === sum)
  return priced.length > 0 ? priced : best
}

function bySum({ reading }: Message, entries: readonly Remembered[]): Remembered[] | null {
  const [amount, another] = reading.amounts
  if (!amount || another) return null
  const same = entries.filter((one) => one.amountCents === Math.round(amount.valueCents))
  return same.length > 0 ? same : null
}
