import type { Token } from '#language/tokens.ts'

/** Whole days, both of the period. */
export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** A period named at a place of the message: its first and last token, both of the name. */
export interface NamedPeriod extends Period {
  first: number
  last: number
}

/** What the readers of one kind of period answer; they are asked at each token in turn. */
export type PeriodReader = (
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
) => NamedPeriod | null

/** The repaired word of a token; empty beyond the end. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.norm ?? ''
}
