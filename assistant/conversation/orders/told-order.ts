import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of "a vizinha encomendou um caminho de mesa por 95 reais, para o dia 10": a customer has
 * ordered work, and nothing has come in. What it will bring is remembered. Null for other messages.
 */
export function toldOrderTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [only, another] = reading.amounts
  if (!readable.includes(read.intent) || isQuestion(reading) || !only || another) return null
  if (!leans('ordered', reading) || leans('paidAhead', reading)) return null
  return sawTurn(input, message, { ...read, intent: 'none' }, 'unmeant')
}
