import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { howOf, talkBook } from '#understanding/intents/talk/talk.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'query', 'log']

/**
 * The turn of "vou te mandar meus gastos", "anota aí pra mim": nothing is told yet, so nothing is
 * asked for and nothing looked up. Null for any other message.
 */
export function aboutToTellTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (!readable.includes(intent) || reading.amounts.length > 0) return null
  // "preciso lançar umas despesas" asks how that is done.
  if (intent === 'none' && howOf(reading)) return null
  if (!talkBook.findAll(reading).some(({ means }) => means === 'about-to-tell')) return null
  const read = { intent: 'none', confidence: 90 } as const
  return say(input, read, { kind: 'talk', talk: 'about-to-tell' })
}
