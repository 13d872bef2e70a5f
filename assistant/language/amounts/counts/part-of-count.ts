import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

/**
 * Finds in `fiz 5 unhas: 3 de 35 e 2 de 45` how many were at each price, where together they are as
 * many as were told before, and that those are no sum either.
 */
export function placePartsOfCount(tokens: readonly Token[], found: readonly Found[]): void {
  const parts = found.filter((one) => isAtPrice(tokens, one, found))
  const [head] = parts
  if (!head || parts.length < 2) return
  const all = parts.reduce((sum, { number }) => sum + (number?.hundredths ?? 0), 0)
  const whole = found.find(({ number, first }) => {
    return first < head.first && number?.hundredths === all
  })
  if (!whole) return
  for (const one of [whole, ...parts])
    Object.assign(one, { role: 'quantity', rule: 'part-of-count' })
}

/** `3 de 35`: a small number, and right behind it what each of them was. */
function isAtPrice(
  tokens: readonly Token[],
  { first, last, number, role }: Found,
  found: readonly Found[],
): boolean {
  const isSmall = number !== null && number.hundredths % 100 === 0 && number.hundredths <= 9900
  const link = tokens[last + 1]?.norm
  const isPriced = found.some(({ amount, first: at }) => amount !== undefined && at === last + 2)
  const before = tokens[first - 1]?.norm ?? ''
  const isListed = [',', 'e', ':', 'foram', 'sendo'].includes(before)
  const isCount = role === 'amount' || role === 'quantity'
  return isSmall && isCount && isListed && (link === 'de' || link === 'a') && isPriced
}
