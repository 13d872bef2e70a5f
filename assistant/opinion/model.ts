import { featuresOf } from '#opinion/features.ts'
import { type Opinion, type OpinionIntent, opinionIntents } from '#opinion/intents.ts'
import type { Model } from '#opinion/several.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** Rules, vetoes and doubts ask for the same. */
let latest: { model: Model; message: Message; opinion: Opinion } | null = null

/** What a model makes of a message, by its text and what came before. */
export function opinionOf(model: Model, message: Message): Opinion {
  if (latest?.model === model && latest.message === message) return latest.opinion
  const { reading, before } = message
  const chances = model(featuresOf(reading.tokens, before ?? 'first'))
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
