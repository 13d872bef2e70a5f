import type { Verb } from '#language/verbs.ts'

/** What a clause says of its money. */
export type Mood =
  /** The writer did it, or it is a bill or an arrival that happened. */
  | 'done'
  /** Wished, planned, doubted, denied, nearly done, or only a price. */
  | 'undone'
  /** Somebody else's deed. */
  | 'other'
  /** A figure stated without anything having happened: `o aluguel é 1.800`. */
  | 'stated'
  /** A deed that has nothing to do with money. */
  | 'else'
  | 'silent'

export interface Clause {
  first: number
  last: number
  /** The first and the last of the sentence's tokens. */
  sentence: number
  mood: Mood
  verbs: { at: number; verb: Verb }[]
  flat: string
}
