import type { TurnInput } from '#conversation/turn.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { directionFeatures } from '#opinion/direction/features.ts'
import { learnedDirection } from '#opinion/direction/learned.ts'
import type { Reading } from '#understanding/reading.ts'

/** Whoever turns, doubts and leads asks for the same. */
let latest: { direction: BinaryModel; reading: Reading; chance: number } | null = null

/** How likely, to 1, it is that the money of a message came in, by all that is said. */
export function chanceOfIncome(
  { direction = learnedDirection }: TurnInput,
  { reading }: { reading: Reading },
): number {
  if (latest?.direction === direction && latest.reading === reading) return latest.chance
  const chance = direction(directionFeatures(reading.tokens))
  latest = { direction, reading, chance }
  return chance
}
