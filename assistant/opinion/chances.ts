/** Scores as chances that add up to 1. */
export function chancesOf(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  const shares = new Float64Array(scores.length)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const share = powerOfE((scores[at] ?? 0) - most)
    shares[at] = share
    sum += share
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / sum
  return shares
}

const leastExponent = -40
const halvings = 10

/**
 * e to the power of a number that is zero or less, by sums and products alone: `Math.exp` may
 * differ in its last bit from one machine to the next, and learned weights must not.
 */
export function powerOfE(exponent: number): number {
  const small = Math.max(exponent, leastExponent) / (1 << halvings)
  let power =
    1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + (small / 4) * (1 + small / 5))))
  for (let time = 0; time < halvings; time += 1) power *= power
  return power
}
