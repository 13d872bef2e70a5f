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

/**
 * The turn of "desse mercado 20 foi ração", of one that was written whole: the part by itself, and
 * what is left of the whole. Null for any other message.
 */
export function splitOffTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const [part, another] = reading.amounts
  if (!part || another || isQuestion(reading)) return null
  const had = leaningIn('hadInIt', reading)
  const ofIt = leaningIn('partOfIt', reading) ?? had
  // "dentro desse valor está a cuca, que custou 22": the sum stands behind its thing.
  const within = ofIt ? null : leaningIn('withinIt', reading)
  const found = ofIt ?? within
  if (!found || found.last < part.last === (within === null)) return null
  const entry = wholeOf(input, message, found)
  const amountCents = cents(Math.round(part.valueCents))
  const subject = findSubject(
    reading,
    coverTokens(reading),
    (had ? part.last : found.last) + 1,
    within ? part.first - 1 : reading.tokens.length - 1,
  )
  if (!entry || !subject || entry.type !== 'despesa' || amountCents >= entry.amountCents)
    return null
  const left = cents(entry.amountCents - amountCents)
  const name = categoryOfSubject(message, found.last + 1)
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

/** The one that is named, or told by its sum; else what was written last by itself. */
function wholeOf(
  input: TurnInput,
  message: Message,
  { last }: { last: number },
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
  const lone = ids.length === 1 ? own.find(({ id }) => id === ids[0]) : undefined
  return told ?? (named && !more ? named : lone)
}
