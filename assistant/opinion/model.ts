import type { Buckets } from '#opinion/buckets.ts'
import { chancesOf } from '#opinion/chances.ts'
import { featuresOf } from '#opinion/features.ts'
import { bucketCount } from '#opinion/hash.ts'
import { type Opinion, type OpinionIntent, opinionIntents } from '#opinion/intents.ts'
import { levelOf, levelsMax } from '#opinion/levels.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** What `npm run learn` writes. */
export interface Learned {
  /** The weight of the highest level. */
  most: number
  /** For each intent, by its name, a letter for each bucket. */
  levels: Readonly<Record<OpinionIntent, string>>
}

/** Tells how likely each intent is, in their order. */
export type Model = (buckets: Buckets) => Float64Array

/** A bucket's weights lie in one line of the processor's cache, whose length is a multiple. */
const stride = 16

/** Makes ready what was learned. */
export function modelOf({ most, levels }: Learned): Model {
  const count = opinionIntents.length
  const weights = new Int8Array(bucketCount * stride)
  for (const [own, intent] of opinionIntents.entries()) {
    const letters = levels[intent]
    for (let bucket = 0; bucket < bucketCount; bucket += 1) {
      weights[bucket * stride + own] = levelOf(letters.charCodeAt(bucket))
    }
  }
  const scores = new Float64Array(count)
  return (buckets) => {
    scores.fill(0)
    for (const bucket of buckets) {
      const start = bucket * stride
      for (let own = 0; own < count; own += 1) {
        scores[own] = (scores[own] ?? 0) + (weights[start + own] ?? 0)
      }
    }
    const unit = most / levelsMax / Math.sqrt(buckets.length)
    for (let own = 0; own < count; own += 1) scores[own] = (scores[own] ?? 0) * unit
    return chancesOf(scores)
  }
}

/** Rules, vetoes and doubts ask for the same. */
let latest: { model: Model; message: Message; opinion: Opinion } | null = null

/** What a model makes of a message, by its text and whether it opens the conversation. */
export function opinionOf(model: Model, message: Message): Opinion {
  if (latest?.model === model && latest.message === message) return latest.opinion
  const { reading, hasSaid } = message
  const chances = model(featuresOf(reading.tokens, !hasSaid))
  const told: Partial<Record<OpinionIntent, number>> = {}
  for (let at = 0; at < opinionIntents.length; at += 1) {
    const intent = opinionIntents[at]
    if (intent) told[intent] = chances[at] ?? 0
  }
  // Each intent has its chance: the list of intents was gone through.
  const opinion = told as Opinion
  latest = { model, message, opinion }
  return opinion
}
