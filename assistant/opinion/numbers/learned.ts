import { binaryModelOf } from '#opinion/binary.ts'
import weights from '#opinion/numbers/weights.json' with { type: 'json' }

/** The model of numbers as `npm run learn` left it. */
export const learnedNumbers = binaryModelOf(weights)
