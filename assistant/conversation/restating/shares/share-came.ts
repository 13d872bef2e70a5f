import { say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const came = new PhraseBook('what one of those who shared it gave', [
  {
    means: 'came',
    say: 'me|nos mandou|mandaram|passou|passaram|pagou|pagaram|deu|deram|devolveu|transferiu|pixou [os|o|a|um] [pix] [de] [r] [$] @ [reais] d*',
    not: ['nao|ainda|vai|vao ..2 me|nos'],
    like: 'a Ana me mandou 8 do uber',
  },
  {
    means: 'came',
    say: 'recebi|ganhei [os] [r] [$] @ [reais] da|do ..2 d*',
    not: ['nao|ainda recebi'],
    like: 'recebi os 8 da Ana do uber',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']
const done = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "a Ana me mandou 8 do uber", of which only the writer's third of 24 stands there:
 * hers was left out, so nothing more came in. Null for any other message.
 */
export function shareCameTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const [only, another] = reading.amounts
  if (!only || another || !readable.includes(intent) || isQuestion(reading)) return null
  if (!came.isIn(reading)) return null
  const given = Math.round(only.valueCents)
  const shared = ownIn(input).filter((entry) => isOthersPart(entry, given))
  const [entry, more] = namedAmong(message, shared)
  return entry && !more ? say(input, done, { kind: 'done-before' }) : null
}

/** So much is the part of one of the others, or of several of them. */
function isOthersPart({ type, sum, amountCents }: Remembered, given: number): boolean {
  const last = sum?.steps.at(-1)
  if (type !== 'despesa' || last?.by !== 'share' || last.parts !== 1) return false
  const parts = given / amountCents
  return Number.isInteger(parts) && parts < last.of
}
