import { opinionIntents } from '#opinion/intents.ts'
import { modelOf } from '#opinion/several.ts'
import weights from '#opinion/weights.json' with { type: 'json' }

/** The model as `npm run learn` left it. */
export const learnedModel = modelOf(weights, opinionIntents)
