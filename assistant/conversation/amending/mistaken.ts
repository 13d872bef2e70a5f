import { cents } from '@lya/core/amounts/cents.ts'
import { mistakeIn } from '#conversation/amending/mistake.ts'
import { carry, correct } from '#conversation/make-turn.ts'
import { namesAnother } from '#conversation/memory/meant-anew.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { firstNamed } from '#conversation/naming/first-named.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isAsked } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

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
  if (!mayCorrect(candidate.intent) || leans('removes', reading)) return null
  if (leans('monthly', reading) || isAsked(reading, reading.tokens.length - 1)) return null
  const changes = mistakeIn(message)
  const name = changes && firstNamed(message, (word) => leansWord('ofMistakes', word))
  if (!changes) return null
  // "não era gasto, esse 300 eu recebi": the sum is its name.
  const sum = changes.amountCents === undefined ? reading.amounts[0]?.valueCents : undefined
  const amountCents = sum === undefined ? null : cents(Math.round(sum))
  if (!name && amountCents === null) return null
  const fields = { ...fieldsOf(changes, message), target: name ?? summed(message) }
  const read: Read = { intent: 'correct', confidence: 90, fields }
  const known = namedAmong(message, rememberedIn(input)).filter((one) => {
    return amountCents === null || one.amountCents === amountCents
  })
  const [only] = known
  if (only && changes.amountCents !== undefined && namesAnother(input, message, only)) return null
  if (only) return correct(input, read, known, changes)
  const target = { id: null, description: name, amountCents }
  return carry(input, read, { kind: 'correct', target, changes })
}

/** "o pix de 90": what is named by its sum alone. */
function summed({ reading: { tokens, text, amounts } }: Message): string {
  const [first, last] = [amounts[0]?.first ?? 0, amounts[0]?.last ?? 0]
  const lead = tokens.slice(0, first).findLastIndex(({ norm }) => articles.has(norm))
  return text.slice(tokens[lead + 1]?.start, tokens[last]?.end)
}

const articles = new Set(['o', 'a', 'os', 'as', 'esse', 'essa'])
