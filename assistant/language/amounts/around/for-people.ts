import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const peopleMax = 20

/** `galinha cento e dez pra dois`: a price is told before, and nothing is bought behind. */
export function isForPeople(
  tokens: readonly Token[],
  { first, last, ...number }: SpokenNumber,
): boolean {
  const isFor = /^(pra|para)$/.test(tokens[first - 1]?.norm ?? '')
  if (!isFor || !number.isInWords || number.decimals > 0) return false
  if (number.hundredths > peopleMax * 100) return false
  return !tokens[last + 1] || tokens[last + 1]?.kind === 'mark'
}
