import { newestOf } from '#conversation/memory/meant-anew.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Token } from '#language/tokens.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

interface Stretch {
  first: number
  last: number
}

/** Words behind which no more things are named, but why. */
const reasons = new Set(
  'foi fui era eram foram eh sao que quem nao ja esta ta tava porque'.split(' '),
)
const joints = new Set(['e', ',', 'mais', 'quanto', 'como'])

/**
 * The entries that a list within the message names, each by its own words or its sum: "o uber de
 * 25 e a farmácia". It ends where something else is told. Null where one of them may be several.
 */
export function namedEach(
  message: Message,
  entries: readonly Remembered[],
  { first, last }: Stretch,
): Remembered[] | null {
  const found: Remembered[] = []
  for (const part of partsOf(message, { first, last })) {
    const named = namedWithin(message, entries, part)
    if (named === null) continue
    const only = newestOf(message, named) ?? (named.length === 1 ? named[0] : null)
    if (named.length === 0) break
    if (!only) return null
    if (!found.some(({ id }) => id === only.id)) found.push(only)
  }
  return found
}

/** Those that the words or the sum of a part name; null for one that names nothing. */
function namedWithin(
  message: Message,
  entries: readonly Remembered[],
  { first, last }: Stretch,
): Remembered[] | null {
  const isIn = (at: number) => at >= first && at <= last
  const sums = message.reading.amounts
    .filter((one) => isIn(one.first))
    .map(({ valueCents }) => Math.round(valueCents))
  const words = tellingIn(message).filter(({ at, word }) => {
    return isIn(at) && !isOfOrder(word)
  })
  const own = message.reading.tokens.slice(first, last + 1)
  const called = entries.filter((one) => own.some((token) => isCalledSo(one, token)))
  if (words.length === 0 && called.length > 0) return called
  const priced = entries.filter(({ amountCents }) => sums.includes(amountCents))
  if (words.length === 0) return sums.length === 0 ? null : priced
  return namedAmong(message, sums.length > 0 ? priced : entries, words)
}

/** '99', which is the name of an app and no sum. */
export function isCalledSo({ name }: Pick<Remembered, 'name'>, token?: Token): boolean {
  return token?.kind === 'number' && token.norm === name.toLowerCase()
}

/** What its joints part, up to where a reason or a deed is told. */
function partsOf({ account, reading: { tokens } }: Message, { first, last }: Stretch): Stretch[] {
  const deeds = new Set(account.clauses.flatMap(({ verbs }) => verbs.map(({ at }) => at)))
  const parts: Stretch[] = []
  let from = first
  for (let at = first; at <= last + 1; at += 1) {
    const norm = tokens[at]?.norm ?? ''
    const isWhole = at > last || isOver(tokens, at)
    const isEnd = isWhole || deeds.has(at) || reasons.has(norm)
    if (!isEnd && !joints.has(norm)) continue
    // "e a pizza que eu errei": what is named before its reason is meant as well.
    const isNamed = norm === 'que' && at > from
    if (!isEnd || isNamed || isWhole) parts.push({ first: from, last: at - 1 })
    from = at + 1
    if (isEnd) break
  }
  return parts
}

/** "o uber e a padaria. o mercado fica": and no "o uber. e a padaria". */
function isOver(tokens: readonly Token[], at: number): boolean {
  return ends.has(tokens[at]?.norm ?? '') && !joints.has(tokens[at + 1]?.norm ?? '')
}

const ends = new Set(['.', ';', '!', '?'])

/** How many "os dois", "as duas" or "os três" are; null where nobody counts. */
export function togetherIn({ reading }: Message): number | null {
  if (leans('both', reading)) return 2
  return leans('allThree', reading) ? 3 : null
}

/**
 * The entries that "os dois" or "as duas" count, by their sums, their names, or as what was written
 * last; null where nobody counts, or it is not known of which.
 */
export function countedTogether(
  input: Pick<TurnInput, 'state' | 'recent'>,
  message: Message,
): Remembered[] | null {
  const { reading } = message
  const count = togetherIn(message)
  if (count === null) return null
  const entries = rememberedIn(input)
  const all = { first: 0, last: reading.tokens.length - 1 }
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const ways = [
    () => entries.filter(({ amountCents }) => sums.includes(amountCents)),
    () => namedEach(message, entries, all) ?? [],
    () => namedAmong(message, entries),
    () => (namesNothing(message) ? lastWritten(input, message, count) : []),
  ]
  for (const way of ways) {
    const meant = way()
    if (meant.length === count) return meant
  }
  return null
}

/** It names no thing and no sum, but what is to be done with them. */
export function namesNothing(message: Message): boolean {
  const { amounts } = message.reading
  return amounts.length === 0 && tellingIn(message).every((one) => isOfOrder(one.word))
}

/** A word of the order itself, or for an entry of whatever kind. */
export function isOfOrder(word: string): boolean {
  return leansWord('removes', word) || leansWord('ofRemoval', word) || leansWord('anyEntry', word)
}

/** What was written with the last message; or so many of the last, where they are called so. */
function lastWritten(
  input: Pick<TurnInput, 'state'>,
  message: Message,
  count: number,
): Remembered[] {
  if (leans('lastOnes', message.reading)) return ownIn(input).slice(0, count)
  const { last } = input.state
  return last?.kind === 'created' ? ownIn({ state: { last } }) : []
}
