import { type Cents, cents } from '#amounts/cents.ts'

/**
 * The centavos of each of `count` equal parts (at least 1) of a total; the first takes those that
 * do not divide.
 */
export function divide(total: Cents, count: number): Cents[] {
  const each = Math.floor(total / count)
  const first = total - each * (count - 1)
  return Array.from({ length: count }, (_one, at) => cents(at === 0 ? first : each))
}
