import { type Chance, seededChance } from '@lya/assistant/corpus/mutate.ts'
import type { Buckets } from '@lya/assistant/opinion/buckets.ts'
import { chancesOf } from '@lya/assistant/opinion/chances.ts'

const seed = 7
const rounds = 8
const rate = 0.2
const decay = 1e-6
const firstSquare = 1e-4

/** One thing as it is learned from. */
export interface Example {
  /** What it is, among the classes that there are. */
  intent: number
  buckets: Buckets
  /** How much it counts beside others. */
  weight: number
}

/** How many classes are told apart, and by how many features. */
export interface Shape {
  classes: number
  buckets: number
}

/**
 * Learns the weights of a log-linear model by Adagrad, a weight for each bucket and class, bucket
 * by bucket. Sums, products, quotients and square roots alone: the same examples in the same order
 * give the same bits on every machine.
 */
export function train(examples: readonly Example[], { classes, buckets }: Shape): Float64Array {
  const weights = new Float64Array(buckets * classes)
  const squares = new Float64Array(buckets * classes).fill(firstSquare)
  const order = Uint32Array.from(examples.keys())
  const chance = seededChance(seed)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance)
    for (const at of order) {
      const example = examples[at]
      if (example) learnFrom(example, weights, squares, classes)
    }
  }
  return weights
}

function learnFrom(
  example: Example,
  weights: Float64Array,
  squares: Float64Array,
  count: number,
): void {
  const { buckets, intent, weight } = example
  const value = 1 / Math.sqrt(buckets.length)
  const errors = chancesOf(scoresOf(buckets, weights, count))
  errors[intent] = (errors[intent] ?? 0) - 1
  for (const bucket of buckets) {
    const start = bucket * count
    for (let own = 0; own < count; own += 1) {
      const at = start + own
      const old = weights[at] ?? 0
      const slope = (errors[own] ?? 0) * weight * value + decay * old
      const square = (squares[at] ?? 0) + slope * slope
      squares[at] = square
      weights[at] = old - (rate * slope) / Math.sqrt(square)
    }
  }
}

/** How much speaks for each class. */
function scoresOf(buckets: Buckets, weights: Float64Array, count: number): Float64Array {
  const value = 1 / Math.sqrt(buckets.length)
  const scores = new Float64Array(count)
  for (const bucket of buckets) {
    const start = bucket * count
    for (let own = 0; own < count; own += 1) {
      scores[own] = (scores[own] ?? 0) + (weights[start + own] ?? 0)
    }
  }
  return scores.map((score) => score * value)
}

function shuffle(order: Uint32Array, chance: Chance): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}
