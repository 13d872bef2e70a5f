import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Reading } from '#understanding/reading.ts'

/** A sum, or a count that may be one, and where it stands. */
export interface Figure {
  first: number
  last: number
  valueCents: number
}

/**
 * The figures but that of the sale itself: "dos 450, recebi apenas 300. Os 150 restantes", of which
 * the last may look like a count.
 */
export function besideWhole(reading: Reading, made: readonly Remembered[]): readonly Figure[] {
  const isSale = (cents: number) => made.some(({ amountCents }) => amountCents === cents)
  const { amounts } = reading
  const beside = amounts.length < 2 ? amounts : amounts.filter((one) => !isSale(one.valueCents))
  const [one, another] = beside
  if (!one || another) return beside
  const rest = reading.numbers.find(({ first, hundredths }) => {
    return first !== one.first && isSale(one.valueCents + (hundredths ?? 0))
  })
  if (!rest?.hundredths) return beside
  const { first, last, hundredths: valueCents } = rest
  return [one, { first, last, valueCents }].toSorted((each, other) => each.first - other.first)
}
