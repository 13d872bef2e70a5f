import { modelOf } from '#opinion/model.ts'
import weights from '#opinion/weights.json' with { type: 'json' }

/** The model as `npm run learn` left it. */
export const learnedModel = modelOf(weights)
