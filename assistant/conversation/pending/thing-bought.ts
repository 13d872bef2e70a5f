import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify']

/**
 * The turn of what was bought where the last sum was left: "era ração pras vaca", behind
 * 'Agropecuária', "foi gasolina", behind 'Posto'. Null where it names no thing that is known, or
 * where the last entry is called by more than a shop.
 */
export function thingBoughtTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, index } = message
  const isBare = reading.amounts.length === 0 && reading.days.length === 0
  if (!readable.includes(candidate.intent) || !isBare || isQuestion(reading)) return null
  const { last, open } = input.state
  const [shop, another] = last?.transactions ?? []
  if (open || !shop?.id || another || shop.type !== 'despesa') return null
  const said = leaningIn('boughtThere', reading)
  if (!said || !isShop(shop.description)) return null
  const end = reading.tokens.length - 1
  const subject = findSubject(reading, coverTokens(reading), said.last + 1, end)
  const thing = subject ? writeSubject(reading, subject) : ''
  if (!isItem(thing)) return null
  const place = shop.description
  const description = `${thing} (${place.charAt(0).toLowerCase()}${place.slice(1)})`
  const categoryId = categoriseDescription(thing, 'despesa', index, reading.today)
  const changes = { description, ...(categoryId === null ? {} : { categoryId }) }
  const read = { intent: 'correct', confidence: 90, fields: fieldsOf(changes, message) } as const
  return carry(input, read, { kind: 'correct', target: targetOf(shop.id), changes })
}

const shops = /(aria|eria)$/

/** "Posto", "Agropecuária": a place where things are bought, and nothing that was. */
function isShop(name: string): boolean {
  const words = fold(name).split(' ')
  const isPlace = (word: string) => shops.test(word) || weighs(word, 'place')
  return words.some(isPlace) && !words.some((word) => !isPlace(word) && isItem(word))
}

/** A thing that is known, and no other place: "foi na feira" is where it was. */
function isItem(name: string): boolean {
  const words = fold(name).split(' ')
  const isPlace = words.some((word) => weighs(word, 'place'))
  return !isPlace && words.some((word) => weighs(word, 'item') || weighs(word, 'purpose'))
}

function weighs(word: string, as: string): boolean {
  return findMeanings(word)?.some(({ weight }) => weight === as) ?? false
}
