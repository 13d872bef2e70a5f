import { say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const done = { intent: 'none', confidence: 88 } as const

/**
 * The turn of "paguei a escola", behind "escola 650" of today: that is what was paid, and its sum
 * is asked for no more. Null for any other message, and where something else is named with it.
 */
export function paidAlreadyTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(intent) || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!leans('paidWhat', reading) || reading.flat.includes(' nao ')) return null
  if (reading.days.some(({ date }) => !date.equals(input.today))) return null
  const today = input.today.toString()
  const spent = ownIn(input).filter(({ type, date }) => type === 'despesa' && date === today)
  const said = tellingIn(message).filter(({ word }) => !paying.has(word))
  const isKnown = said.every(({ word }) =>
    spent.some(({ name }) => tellingWords(name).some((own) => isSame(own, word))),
  )
  return said.length > 0 && isKnown ? say(input, done, { kind: 'done-before' }) : null
}

const paying = new Set('paguei pagamos quitei quitamos acertei acertamos hoje agora ja'.split(' '))
