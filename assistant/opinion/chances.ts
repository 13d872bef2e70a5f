/** Scores as chances that add up to 1, in their place. */
export function chancesOf(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const share = powerOfE((scores[at] ?? 0) - most)
    scores[at] = share
    sum += share
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
  return scores
}

/** The chance of the second of two where the first has a score of 0: nothing is kept for that. */
export function chanceAgainstNone(score: number): number {
  const most = Math.max(0, score)
  const share = powerOfE(score - most)
  return share / (powerOfE(-most) + share)
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
