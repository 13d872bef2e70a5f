import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Changes } from '#conversation/effect.ts'
import { carry, choose } from '#conversation/make-turn.ts'
import { optionOf } from '#conversation/meant-transaction.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { dayMeant } from '#conversation/memory/retold.ts'
import { misToldIn } from '#conversation/memory/swapped.ts'
import { firstNamed } from '#conversation/naming/first-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isAsked } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct']
const noTarget = { id: null, description: null, amountCents: null }

/**
 * The turn of an error in something that is named, with its sign: "tu anotou o gás errado, foi
 * 118", "o ifood foi na terça, não hoje". What this conversation does not know is looked for among
 * the entries of the last months by its words, and asked about where it is not found. Null for any
 * other message.
 */
export function mistakenTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || leans('removes', reading)) return null
  if (leans('monthly', reading) || isAsked(reading, reading.tokens.length - 1)) return null
  const changes = mistakeIn(message)
  const name = changes && firstNamed(message, (word) => leansWord('ofMistakes', word))
  if (!changes || !name) return null
  const { amountCents, date } = changes
  const read: Read = {
    ...{ intent: 'correct', confidence: 90 },
    fields: {
      ...(amountCents === undefined ? {} : { amount: amountCents }),
      ...(date === undefined ? {} : { date }),
      target: name,
    },
  }
  const known = namedAmong(message, rememberedIn(input))
  const [only, another] = known
  if (only && another) {
    const effect = { kind: 'correct', target: noTarget, changes } as const
    return choose(input, read, effect, { slot: 'transaction', options: known.map(optionOf) })
  }
  const target = { ...noTarget, ...(only ? { id: only.id } : { description: name }) }
  return carry(input, read, { kind: 'correct', target, changes })
}

/** The figure, or the day, that is right; null where no error is told. */
function mistakeIn(message: Message): Changes | null {
  const { reading } = message
  if (reading.amounts.length === 0) {
    const date = leans('misdated', reading) ? dayMeant(reading) : null
    return date === null ? null : { date }
  }
  const amountCents =
    misToldIn(message, 'misTold')?.right ?? (leans('mistaken', reading) ? sumIn(message) : null)
  return amountCents === null ? null : { amountCents }
}

function sumIn({ reading }: Message): Cents | null {
  const value = restatedSum(reading)
  return value !== null && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}
