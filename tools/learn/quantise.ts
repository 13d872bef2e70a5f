import { bucketCount } from '@lya/assistant/opinion/hash.ts'
import { type OpinionIntent, opinionIntents } from '@lya/assistant/opinion/intents.ts'
import { letterOf, levelsMax } from '@lya/assistant/opinion/levels.ts'
import type { Learned } from '@lya/assistant/opinion/model.ts'

/** One weight of a thousand lies beyond the highest level and is cut to it. */
const within = 0.999

/** Weights in whole levels, a letter each, and the weight of the highest level. */
export function lettersOf(weights: Float64Array): { most: number; letters: string[] } {
  const sizes = weights.map(Math.abs).sort()
  const most = sizes[Math.floor(within * (sizes.length - 1))] || 1
  const letters = Array.from(weights, (weight) => {
    const level = Math.round((weight * levelsMax) / most)
    return letterOf(Math.max(-levelsMax, Math.min(levelsMax, level)))
  })
  return { most, letters }
}

/** The weights of intents, a row of letters each. */
export function quantise(weights: Float64Array): Learned {
  const { most, letters } = lettersOf(weights)
  const count = opinionIntents.length
  const rows = opinionIntents.map((intent, own): [OpinionIntent, string] => {
    const row = Array.from({ length: bucketCount }, (_, at) => letters[at * count + own] ?? '')
    return [intent, row.join('')]
  })
  // Each intent has its row: they are made from the list of intents.
  return { most, levels: Object.fromEntries(rows) as Learned['levels'] }
}
