import { say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const paid = new PhraseBook('the own part of a thing is paid', [
  {
    means: 'paid',
    say: 'paguei|quitei|acertei|mandei|transferi|passei|depositei [ja] [a] minha parte|metade|meia do|da|dos|das',
    not: ['nao ..1 paguei|quitei|acertei|mandei|passei'],
    like: 'paguei minha parte do aluguel',
  },
])

const done = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "paguei minha parte do aluguel", behind "aluguel 1.600, cada um paga metade": that
 * part stands there already. Null for any other message, and for what stands there whole.
 */
export function ownPartPaidTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !mayCorrect(intent) || isQuestion(reading)) return null
  if (!paid.isIn(reading) || leans('removes', reading)) return null
  const shared = ownIn(input).filter(({ type, sum }) => {
    return type === 'despesa' && sum?.steps.some(({ by }) => by === 'share')
  })
  const [entry, another] = namedAmong(message, shared)
  return entry && !another ? say(input, done, { kind: 'done-before' }) : null
}
