import { cents } from '@lya/core/amounts/cents.ts'
import type { Changes } from '#conversation/effect.ts'
import { balk, correct } from '#conversation/make-turn.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asCorrection = { intent: 'correct', confidence: 90 } as const

/**
 * The turn of a 'por quê?' that says what is right behind it: "por que a dona Lurdes tá com 150?
 * ela me pagou 160", "por que o salão tá em Saúde? É lazer". Null for one that only asks.
 */
export function whyWrongTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const end = reading.tokens.findIndex(({ folded }) => folded === '?')
  if (end < 0 || end === reading.tokens.length - 1 || !leans('whyIs', reading)) return null
  const meant = meantBy(input, message, end)
  const [only] = meant
  const changes = only && changesIn(message, end, only)
  if (!only || !changes) return null
  if (changes === 'unknown') return balk(input, asCorrection, 'category-unknown')
  const read: Read = { ...asCorrection, fields: fieldsOf(changes, message) }
  return correct(input, read, meant, changes)
}

/** Those that the question names, of the sum that it tells; without a name the last. */
function meantBy(input: TurnInput, message: Message, end: number): Remembered[] {
  const all = rememberedIn(input)
  const said = tellingIn(message).filter(({ at }) => at < end)
  const sums = message.reading.amounts.flatMap(({ first, valueCents }) =>
    first < end ? [Math.round(valueCents)] : [],
  )
  const named = namedAmong(message, all, said)
  const ofSum = named.filter(({ amountCents }) => sums.includes(amountCents))
  if (named.length > 0) return ofSum.length > 0 ? ofSum : named
  // "por que a luz tá tão cara? paguei 300" is of no other entry.
  const categories = message.index.all.map(({ name }) => fold(name))
  if (said.some(({ word }) => !categories.includes(word))) return []
  const last = toldLast(input, all)
  return last.length === 1 ? last : []
}

/** What stands behind the question: another sum or another category. */
function changesIn(
  { reading, index }: Message,
  end: number,
  { amountCents, type }: Remembered,
): Changes | 'unknown' | null {
  const [amount, another] = reading.amounts.filter(({ first }) => first > end)
  const value = amount && Math.round(amount.valueCents)
  if (another) return null
  if (value !== undefined) {
    return value > 0 && value !== amountCents ? { amountCents: cents(value) } : null
  }
  const behind = reading.flat.slice(reading.starts[end] ?? 0).replace(/ nao (eh )?\p{L}+/gu, ' ')
  const own = index.all.find((one) => one.type === type && behind.includes(` ${fold(one.name)} `))
  if (own) return { categoryId: own.id }
  return / (eh|era|foi) \p{L}+/u.test(behind) && leans('whyCategory', reading) ? 'unknown' : null
}

function fieldsOf(changes: Changes, { index }: Message): NonNullable<Read['fields']> {
  const category = index.all.find(({ id }) => id === changes.categoryId)?.name
  return {
    ...(changes.amountCents === undefined ? {} : { amount: changes.amountCents }),
    ...(category === undefined ? {} : { category }),
  }
}
