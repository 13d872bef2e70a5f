import type { Token } from '#language/tokens.ts'

/** A day named at a place of the message: its first and last token, both of the name. */
export interface NamedDay {
  first: number
  last: number
  date: Temporal.PlainDate
}

/** What the readers of one kind of day answer; they are asked at each token in turn. */
export type DayReader = (
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  /** Whether the message speaks of what is to come. */
  isAhead: boolean,
) => NamedDay | null
