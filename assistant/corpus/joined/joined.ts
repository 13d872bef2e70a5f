/** How many pairs were told in one message, and of how many both came to what each does alone. */
export interface JoinedMeasure {
  pairs: number
  right: number
  /** Of those in which nothing at all was done. */
  idle: number
}

/** A pair that came to something else. */
export interface JoinedMiss {
  text: string
  said: string
}

export interface JoinedOf {
  /** How many pairs are tried. */
  pairs: number
  /** Which ones: the same seed tries the same pairs. */
  seed: number
  onMiss?: (miss: JoinedMiss) => void
}

/** So often a pair is drawn that is none to try, before no more are looked for. */
export const drawsPerPair = 40

/** As much as two things told in one message are long, in characters. */
export const lengthMax = 180
