import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

const ofAll = words('dos desses destes daqueles')

/** Whether a sum is all that is there, or is to be: "150 desses 2 mil", "dos 300 da viagem". */
export function isOfAll(
  { tokens }: Pick<Reading, 'tokens'>,
  { first }: Pick<Amount, 'first'>,
): boolean {
  return ofAll.has(tokens[first - 1]?.norm ?? '')
}

/** The one sum that is put somewhere, but for what is there; null for none, several or too much. */
export function sumTold(reading: Reading): Cents | null {
  const [sum, another] = reading.amounts.filter((one) => !isOfAll(reading, one))
  const value = Math.round(sum?.valueCents ?? 0)
  if (!sum || another || sum.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  return cents(value)
}
