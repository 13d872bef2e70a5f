import { limited } from '#conversation/intended-query.ts'
import { lastSetIn } from '#conversation/limits/shared.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = [
  'none',
  'clarify',
  'delete',
  'budget',
  'query',
  'help',
]

/**
 * The turn of "tira o limite de lazer", "apaga esse orçamento": that of this month, or of the one
 * that was set or is told, is no more, and
 * what was spent stands. Null where a sum is told, or no category is named or was spoken of.
 */
export function limitRemovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  if (!readable.includes(intent) || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!leans('removesLimit', reading)) return null
  const name = categoryNamed(reading, index)
  const id = index.all.find((one) => one.name === name)?.id ?? limited(message, input.state)
  const category = index.all.find((one) => one.id === id && one.type === 'despesa')
  if (!category) return null
  const now = reading.today.toPlainYearMonth().toString()
  const month = monthOf(message) ?? lastSetIn(input.state, category.id)
  const of = month === null || month === now ? {} : { month }
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: category.name } }
  const ended = { kind: 'end-thing', what: 'budget', id: category.id, name: category.name } as const
  return carry(input, read, { ...ended, ...of })
}
