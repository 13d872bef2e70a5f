import type { Reading } from '#understanding/reading.ts'

/** A figure of a message, as money. */
export interface Figure {
  first: number
  last: number
  cents: number
}

/** Of what figures of no money may be taken for money. */
const countable = new Set<string>(['people', 'quantity', 'instalment', 'time'])

/** Fewer are counted: "as duas". */
const leastCents = 1000

/**
 * Every figure of a message as money, also where its words alone would have it count people ("não
 * eram 150, eram 250"); null where one is foreign or below nothing.
 */
export function figuresIn({ amounts, numbers, days }: Reading): Figure[] | null {
  if (amounts.some(({ isForeign, isNegative }) => isForeign || isNegative)) return null
  const told = amounts.map(({ first, last, valueCents }) => {
    return { first, last, cents: Math.round(valueCents) }
  })
  const covered = [...told, ...days]
  const others = numbers.flatMap(({ first, last, hundredths, role }) => {
    const isInside = covered.some((one) => first <= one.last && one.first <= last)
    return isInside || !countable.has(role) || hundredths === null || hundredths < leastCents
      ? []
      : [{ first, last, cents: hundredths }]
  })
  return [...told, ...others].toSorted((one, other) => one.first - other.first)
}

/** Each sum of them once, in centavos and in the order told; none where one is no money of here. */
export function sumsIn(reading: Reading): number[] {
  return [...new Set((figuresIn(reading) ?? []).map(({ cents }) => cents))]
}
