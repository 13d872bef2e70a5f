import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { choose } from '#conversation/make-turn.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import { isPlainOrder } from '#conversation/removing/struck/is-plain.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of a report that something stands there twice: "ficou duas feira, eu só fui uma vez".
 * One of two that are alike is deleted, or offered to be where it is not said that it happened
 * once. Null for any other message.
 */
export function doubledTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isOrder = leans('removes', reading)
  const isAsked = isQuestion(reading)
  const only = isOrder && !isAsked ? null : pairMeant(input, message)
  if (only && (!isAsked || isOrder || leans('oneOfThem', reading))) {
    // "foi só um pão com café" says nothing of two.
    const once = leaningIn('happenedOnce', reading)
    const isPlain = once && isPlainOrder(reading, [only.name], { ...once, means: 'order' })
    const isSaid = leans('alike', reading) || isSameOne.isIn(reading)
    const isTold = isOrder || isPlain || isSaid
    return isTold ? deletion(input, only) : offered(input, only)
  }
  if (!mayCorrect(candidate.intent) || isAsked || isOrder) return null
  if (leans('toldBefore', reading)) return toldBefore(input)
  if (!leans('standsTwice', reading)) return null
  const named = namedAmong(message, rememberedIn(input))
  const [newest, other, third] = named
  if (!newest || !other) return null
  if (!third && newest.amountCents === other.amountCents) return offered(input, newest)
  const target = noTarget
  const read = { intent: 'delete', confidence: 85 } as const
  const among = { slot: 'transaction', options: optionsOf(named) } as const
  return choose(input, read, { kind: 'delete', target }, among)
}

/** "esse segundo mercado é o mesmo do primeiro", "não comprei duas vezes, é a mesma de antes" */
const isSameOne = new PhraseBook('that two of them are one', [
  {
    means: 'same',
    say: 'eh|foi o|a mesmo|mesma [d*] primeiro|primeira|antes|outro|outra|cima|anterior',
    not: ['mesmo|mesma d* sempre'],
    like: 'esse segundo mercado é o mesmo do primeiro',
  },
  {
    means: 'same',
    say: 'eh|foi o|a mesmo|mesma , [eu] [so] [fui|foi|comprei|paguei] [so|uma]',
    like: 'essa feira é a mesma, só fui uma vez',
  },
  {
    means: 'same',
    say: 'nao comprei|fui|paguei|gastei ..2 duas|2 vezes',
    like: 'não comprei na feira duas vezes',
  },
])

/**
 * The newer of the only two that are alike to the name and the day, where those are told to stand
 * twice and to have happened once.
 */
function pairMeant(input: TurnInput, message: Message): Remembered | null {
  const { reading } = message
  if (!leans('alike', reading) && !leans('happenedOnce', reading) && !isSameOne.isIn(reading))
    return null
  const own = ownIn(input)
  const named = namedAmong(message, own)
  // "tá repetido, foi uma vez só" names nothing.
  const isBare = !tellingIn(message).some(({ word }) => isThing(word))
  const meant = named.length > 0 || !isBare ? named : own
  const [only, more] = meant.filter((one) => own.filter((it) => isAlike(one, it)).length > 1)
  if (!only || !more || !isAlike(only, more)) return null
  // "você botou dois" counts them.
  const sums = reading.amounts
    .filter(({ form, valueCents }) => form !== 'bare' || valueCents >= countCents)
    .map(({ valueCents }) => Math.round(valueCents))
  if (own.filter((it) => isAlike(only, it)).length > 2) return null
  return sums.every((sum) => sum === only.amountCents) ? only : null
}

function offered(input: TurnInput, { id, description }: Remembered): Turn | null {
  return offerTurn(input, { kind: 'delete', target: { id, description, amountCents: null } })
}

const countCents = 1000

function isAlike(one: Remembered, other: Remembered): boolean {
  const isSame = one.amountCents === other.amountCents && one.date === other.date
  return isSame && one.name === other.name && one.type === other.type
}

/** "já tinha anotado isso ontem": of what was just told. */
function toldBefore(input: TurnInput): Turn | null {
  const { last } = input.state
  const [only, another] = last?.kind === 'created' ? ownIn({ state: { last } }) : []
  if (!only || another) return null
  return offered(input, only)
}
