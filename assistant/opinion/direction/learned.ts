import { binaryModelOf } from '#opinion/binary.ts'
import weights from '#opinion/direction/weights.json' with { type: 'json' }

/** How likely it is that what a message tells of came in, as `npm run learn` left it. */
export const learnedDirection = binaryModelOf(weights)
