import { chained, partsOf } from '#conversation/bills/chained.ts'
import { categoryPhraseIn } from '#conversation/filed/category-phrase.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'

/**
 * The turn of an entry, or a monthly bill, that is told with its category: "65 em corda de violão,
 * categoria educação". It stands there whatever else it would be filed under, and the words for
 * the category are no part of its name. Null where it may be of several, or something else is told.
 */
export function filedAsTold(
  told: TurnInput,
  message: Message,
  understand: Understand,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length === 0) return null
  if (isQuestion(reading) && !asksForDeed(reading)) return null
  const phrase = categoryPhraseIn(message)
  const [first, last] = phrase ? [reading.tokens[phrase.first], reading.tokens[phrase.last]] : []
  if (!phrase || !first || !last) return null
  const text = [reading.text.slice(0, first.start), reading.text.slice(last.end)]
    .map((part) => part.replace(edges, ''))
    .filter((part) => part !== '')
    .join(', ')
  const turn = understand({ ...told, text })
  const idOf = (type: TransactionType) => {
    return message.index.all.find((one) => one.name === phrase.said.name && one.type === type)?.id
  }
  const parts = partsOf(turn)
  const filed = parts.map((one) => filedPart({ ...told, state: one.state }, one, idOf) ?? one)
  // Of several nobody knows which of them is meant.
  const isOne = filed.filter((one, at) => one !== parts[at]).length === 1
  const whole = isOne ? chained(filed) : null
  return whole && { ...whole, state: turn.state }
}

type IdOf = (type: TransactionType) => string | undefined

/** One entry, or one monthly bill, under that category; null for anything else. */
function filedPart(told: TurnInput, turn: Turn, idOf: IdOf): Turn | null {
  const [effect, more] = turn.effects
  const { reply, rule } = turn
  if (!effect || more) return null
  if (effect.kind === 'create-recurring') {
    const categoryId = idOf('despesa')
    if (categoryId === undefined || reply.kind !== 'effect') return null
    const filed = { ...effect, recurring: { ...effect.recurring, categoryId } }
    return { ...turn, effects: [filed], reply: { ...reply, effect: filed } }
  }
  if (effect.kind !== 'create-transactions' || reply.kind !== 'log') return null
  const [draft, another] = effect.transactions
  const categoryId = draft && idOf(draft.type)
  if (!draft || another || categoryId === undefined) return null
  const filed = register(told, turn.candidate, [{ ...draft, categoryId }])
  const own = filed.reply.kind === 'log' ? { ...reply, ...filed.reply } : reply
  return { ...filed, rule, reply: own }
}

/** Marks and brackets that were left where it was cut out. */
const edges = /^[\s,;:()-]+|[\s,;:(-]+$/g
