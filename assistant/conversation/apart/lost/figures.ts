import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

/** A sum of a message, by the tokens that tell it. */
export interface Figure {
  first: number
  last: number
  valueCents: number
}

/** Less may be a count, an hour or a number of something. */
const leastCents = 500

/** All that may be lost of a message: its sums, and what is told to be owed still. */
export function figuresOf({ amounts, numbers }: Reading): Figure[] {
  const own = amounts.filter((one) => !one.isForeign && !one.isNegative)
  const owing = numbers.flatMap(({ first, last, role, hundredths }) => {
    return role === 'balance' && hundredths !== null
      ? [{ first, last, valueCents: hundredths }]
      : []
  })
  return [...own, ...owing].toSorted((one, other) => one.first - other.first)
}

/** The figures that stand in nothing which its turn does, says or asks. */
export function lostIn(told: TurnInput, turn: Turn, figures: readonly Figure[]): Figure[] {
  const known = numbersIn([turn.effects, turn.reply, turn.also?.reply, turn.state.open])
  const before = numbersIn([told.state])
  const sums = figures.map(({ valueCents }) => Math.round(valueCents))
  return figures.filter((_, at) => {
    const cents = sums[at] ?? 0
    if (known.has(cents) || before.has(cents) || cents < leastCents) return false
    return !isReckoned(
      cents,
      sums.filter((one) => one !== cents),
      known,
    )
  })
}

/** One of them was spoken of before. */
export function isToldBefore({ state }: TurnInput, figures: readonly Figure[]): boolean {
  const before = numbersIn([state])
  return figures.some(({ valueCents }) => before.has(Math.round(valueCents)))
}

function numbersIn(all: readonly unknown[]): Set<number> {
  return new Set((JSON.stringify(all).match(/\d+/g) ?? []).map(Number))
}

/** It is all of what is told, a part of it, or what is between two of them. */
function isReckoned(cents: number, rest: readonly number[], known: ReadonlySet<number>): boolean {
  const sum = rest.reduce((all, one) => all + one, 0)
  if (rest.length > 1 && sum === cents) return true
  if (rest.some((one) => known.has(cents - one) || known.has(cents + one))) return true
  return [...known].some((one) => one >= leastCents && isInParts(cents, one))
}

/** Of most things that are shared or paid in parts there are no more. */
const partsMax = 60

function isInParts(one: number, other: number): boolean {
  const [whole, part] = one > other ? [one, other] : [other, one]
  const count = Math.round(whole / part)
  return count > 1 && count <= partsMax && Math.abs(whole - part * count) < count
}
