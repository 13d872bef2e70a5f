import { asks } from '#conversation/apart/joined/asking.ts'
import {
  entriesOf,
  isAccounted,
  isBare,
  isDone,
  isOwnDeed,
  type Pair,
  type Part,
} from '#conversation/apart/joined/part.ts'
import { isOrder } from '#conversation/apart/orders/order-words.ts'
import type { Effect, Target } from '#conversation/effect.ts'
import { isSame as isSameWord, tellingWords } from '#conversation/match-named.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { isThing } from '#understanding/lexicon/find.ts'

/**
 * Whether two parts, one of which changes what stands there, do more than the whole of them: it
 * does one of the two, "não, 12, e quanto já gastei esse mês?", or nothing.
 */
export function doesMore(told: TurnInput, { front, behind, isStrong }: Pair, whole: Part): boolean {
  const [one] = front.turn.effects
  const [other] = behind.turn.effects
  const [done, more] = whole.turn.effects
  if (!one || !other || more || keyOf(one) === keyOf(other)) return false
  // "o mercado era 130, minha mãe me deu 40": all of it is in the sum.
  if (isEntry(other) && done && isAccounted(whole.turn, whole.reading)) return false
  if ([one, other].every(({ kind }) => kind === 'query')) return false
  if (isOfOneThing(told, front, behind)) return false
  const isLoose = isStrong || !isEntry(one)
  const isSaid = isDone(behind) ? isStrong || isOwnDeed(behind) : isOwn(behind, isLoose)
  if (!isSaid && !isCalled(told, other, behind)) return false
  if (done ? isSame(done, one) || isSame(done, other) : !isAnswer(whole.turn)) return true
  if (isAnswer(whole.turn)) return false
  // "marmita 20, e qual meu saldo?"
  const isAskedBehind = other.kind === 'query' && isEntry(one) && isPricedThing(front)
  const isSure = isOwn(front, isStrong) || isShort(front) || isCalled(told, other, behind)
  // "o uber na real foi 28, e qual o total de hoje?"
  const isMended = other.kind === 'query' && isCalled(told, one, front)
  return isStrong || isSure || isAskedBehind || isMended
}

/** "quais contas faltam e a farmácia foi 123": behind no entry another sum is no part of it. */
function isEntry({ kind }: Effect): boolean {
  return kind === 'create-transactions'
}

const tips = new Set(['gorjeta', 'caixinha'])
const wordsMin = 3

/** "luz 197 e luz 203, tira a de 203", "dei 5 de caixinha, o salão ficou 50", "…, já paguei". */
function isOfOneThing(told: TurnInput, front: Part, behind: Part): boolean {
  const { amounts, tokens } = behind.reading
  if (tokens.length < wordsMin && amounts.length === 0 && behind.turn.intent !== 'query')
    return true
  const [effect] = behind.turn.effects
  if (!effect || !('target' in effect)) return false
  // "o uber quem pagou foi meu primo, pode tirar daí" takes out that one, and not the last.
  const isNamed = namedAmong(behind, rememberedIn(told)).length > 0
  if (effect.kind === 'delete' && amounts.length === 0 && !isNamed) return true
  if (front.reading.tokens.some(({ norm }) => tips.has(norm))) return true
  const words = tellingWords(nameOf(told, effect.target))
  const named = entriesOf(front).flatMap(({ description }) => tellingWords(description))
  return named.some((one) => words.some((word) => isSameWord(word, one)))
}

function nameOf(told: TurnInput, { id, description }: Target): string {
  return rememberedIn(told).find((one) => one.id === id)?.name ?? description ?? ''
}

/** What it mends is called by its name: "a ração foi no sábado". */
function isCalled(told: TurnInput, effect: Effect, { reading: { tokens } }: Part): boolean {
  if (effect.kind !== 'correct' || tokens.every(({ norm }) => !being.has(norm))) return false
  const words = tellingWords(nameOf(told, effect.target))
  return tokens.some(({ norm }) => words.some((word) => isSameWord(word, norm)))
}

/** "e o plantão 600" is another one. */
const being = new Set('foi foram era eram eh deu ficou custou veio caiu'.split(' '))

const shortMax = 5

/** "ops 16,90", "desculpe, 165". */
function isShort({ reading, turn: { intent } }: Part): boolean {
  return intent === 'correct' && reading.amounts.length === 1 && reading.tokens.length <= shortMax
}

/** It says itself what is to be done. */
function isOwn(part: Part, isStrong: boolean): boolean {
  const { reading, turn } = part
  const [effect] = turn.effects
  if (effect?.kind === 'query') return asks(reading)
  const isOrdered = reading.tokens.slice(0, 3).some((_, at) => isOrder(reading.tokens, at))
  if (isOrdered || isOwnDeed(part)) return true
  if (effect?.kind === 'create-transactions') return isStrong && isPricedThing(part)
  return isStrong && (effect?.kind !== 'correct' || reading.amounts.length > 0)
}

const articles = new Set(['o', 'a', 'os', 'as'])

/** "lâmpada do carro 35": and no "as 5 cuia já tavam nas 31". */
function isPricedThing(part: Part): boolean {
  const [first] = part.reading.tokens
  const names = entriesOf(part).map(({ description }) => fold(description).split(' ').slice(0, 2))
  return isBare(part) && !articles.has(first?.norm ?? '') && names.flat().some(isThing)
}

/** The day of an entry may be that of the other part. */
function isSame(one: Effect, other: Effect): boolean {
  if (one.kind !== 'create-transactions' || other.kind !== 'create-transactions')
    return JSON.stringify(one) === JSON.stringify(other)
  const undated = ({ transactions }: typeof one) => {
    return transactions.map((each) => [each.type, each.amountCents, each.description])
  }
  return JSON.stringify(undated(one)) === JSON.stringify(undated(other))
}

/** What an effect is done to; what begins something is its own. */
function keyOf(effect: Effect): string {
  if ('target' in effect) return effect.target.id ?? ''
  if (effect.kind === 'pay') return effect.payment.id ?? ''
  if ('id' in effect) return effect.id
  return JSON.stringify(effect)
}
