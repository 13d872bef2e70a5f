import type { SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { IntentRule } from '#understanding/intents/candidate.ts'

/** Readers that decide a turn by themselves, in the order in which they are asked. */
export const readerNames = [
  'code',
  'picture',
  'guess',
  'refusal',
  'answered-reading',
  'answered-habit',
  'answered-choice',
  'answered-question',
  'brought-back',
  'named-change',
  'saving',
  'new-goal',
  'bill',
  'goal',
  'amending',
  'brief-question',
  'talk',
  'asked-again',
] as const

/**
 * The rule that made a decision: a reader of the turn, a rule of an intent, or why nothing was
 * written. A closed list: no word of a person's ever stands in it.
 */
export type RuleName = (typeof readerNames)[number] | IntentRule | `silent.${SilenceReason}`
