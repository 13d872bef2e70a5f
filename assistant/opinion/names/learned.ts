import { binaryModelOf } from '#opinion/binary.ts'
import weights from '#opinion/names/weights.json' with { type: 'json' }

/** The model of names as `npm run learn` left it. */
export const learnedNames = binaryModelOf(weights)
