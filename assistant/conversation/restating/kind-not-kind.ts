import { correct } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'

const saying = new Set(['foi', 'foram', 'era', 'eram', 'eh', 'sao'])

/**
 * The turn of "o almoço é comida, não transporte": the category of what is named is the one told
 * first, by its name or by what it means. Null where no two categories are told.
 */
export function kindNotKindTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  const found = leaningIn('kindNotKind', reading)
  if (!found || !mayCorrect(intent) || isQuestion(reading)) return null
  if (reading.amounts.length > 0 || reading.days.length > 0) return null
  const verb = reading.tokens.findIndex(({ norm }) => saying.has(norm))
  const no = reading.tokens.findIndex(({ norm }, at) => at > verb && norm === 'nao')
  const told = part(reading, verb + 1, no - 1)
  const denied = part(reading, no + 1, reading.tokens.length - 1)
  const [right, wrong] = [categoryNamed(told, index), categoryNamed(denied, index)]
  // "o bolo era pão, não leite" is about its name.
  const isOfKinds = findNamedCategory(told, index) ?? findNamedCategory(denied, index)
  if (!right || !wrong || right === wrong || !isOfKinds) return null
  const said = tellingIn(message).filter(({ at }) => at < verb)
  const only = newestOf(message, namedAmong(message, rememberedIn(input), said))
  const category = index.all.find(({ name, type }) => name === right && type === only?.type)
  if (!only || !category) return null
  const read = { intent: 'correct', confidence: 92, fields: { category: right } } as const
  return correct(input, read, [only], { categoryId: category.id })
}

/** Some words of a message by themselves. */
function part(reading: Reading, first: number, last: number): Reading {
  const tokens = reading.tokens.slice(first, last + 1)
  return { ...reading, tokens, flat: flatOf(reading, first, last) }
}
