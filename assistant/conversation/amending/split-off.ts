import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum, register } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/**
 * The turn of "desse mercado 20 foi ração", of one that was written whole: the part by itself, and
 * what is left of the whole. Null for any other message.
 */
export function splitOffTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const [part, another] = reading.amounts
  if (!part || another || isQuestion(reading)) return null
  const at = partIn(message, part)
  if (!at) return null
  // "do mercado 20 era da vizinha" is somebody's part, and no other thing.
  const told = reading.tokens.slice(at.first).find(({ norm }) => !leading.has(norm))
  if (isSomeone(told?.norm ?? '')) return null
  const entry = wholeOf(input, message, at)
  const amountCents = cents(Math.round(part.valueCents))
  const subject = findSubject(reading, coverTokens(reading), at.first, at.end)
  if (!entry || !subject || entry.type !== 'despesa' || amountCents >= entry.amountCents)
    return null
  const name = categoryOfSubject(message, at.first)
  const left = cents(entry.amountCents - amountCents)
  const own = index.all.find((one) => one.name === name && one.type === 'despesa')
  const draft = {
    type: 'despesa',
    amountCents,
    date: Temporal.PlainDate.from(entry.date),
    categoryId: own?.id ?? null,
    description: writeSubject(reading, subject),
  } as const
  return chained([
    correctSum(input, entry, left),
    register(input, { intent: 'log', confidence: 92 }, [draft]),
  ])
}

const leading = new Set('a o as os da do das dos de meu minha seu sua dona'.split(' '))

interface PartOf {
  /** The tokens that tell what the part was. */
  first: number
  end: number
  /** Up to where the whole may be named. */
  last: number
  /** It is of nothing but one that is named. */
  isNamed: boolean
}

/** Where a message tells a part of what stands there: null where it does not. */
function partIn({ reading }: Message, part: { first: number; last: number }): PartOf | null {
  const end = reading.tokens.length - 1
  const had = leaningIn('hadInIt', reading)
  const named = leaningIn('partOfNamed', reading)
  const ofIt = leaningIn('partOfIt', reading) ?? had ?? named
  if (ofIt) {
    const { last } = ofIt
    if (last < part.last) return null
    return { first: (had ? part.last : last) + 1, end, last, isNamed: ofIt === named }
  }
  const before = leaningIn('partOfThese', reading)
  if (before) {
    return { first: before.first, end: part.first - 1, last: before.last, isNamed: false }
  }
  // "dentro desse valor está a cuca, que custou 22": the sum stands behind its thing.
  const within = leaningIn('withinIt', reading)
  if (!within || within.last >= part.last) return null
  return { first: within.last + 1, end: part.first - 1, last: within.last, isNamed: false }
}

/** The one that is named, or told by its sum; else what was written last by itself. */
function wholeOf(
  input: TurnInput,
  message: Message,
  { last, isNamed }: PartOf,
): Remembered | undefined {
  const own = ownIn(input)
  const { amounts, numbers } = message.reading
  const parts = amounts.map(({ first }) => first)
  const others = numbers.filter(({ first }) => !parts.includes(first))
  const sums = others.map(({ hundredths }) => hundredths)
  const told = own.find(({ amountCents }) => sums.includes(amountCents))
  const head = message.reading.tokens.slice(0, last).map(({ norm }) => norm)
  const [named, more] = namedAmong(message, own).filter(({ name }) => {
    return head.some((word) => fold(name).includes(word) && word.length > 2)
  })
  const ids = input.state.last?.transactions.map(({ id }) => id) ?? []
  const lone = ids.length === 1 && !isNamed ? own.find(({ id }) => id === ids[0]) : undefined
  return told ?? (named && !more ? named : lone)
}
