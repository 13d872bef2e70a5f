/** Why a message is left alone. */
export const silenceReasons = [
  'own-move',
  'not-own',
  'saved',
  'kept-beside',
  'saves-later',
  'set-aside',
  'withdrawn',
  'everything',
  'unmeant',
  'unsure',
  'unclear',
] as const

export type SilenceReason = (typeof silenceReasons)[number]

/** What a sum is that neither came nor went. */
export const sawReasons = [
  'lost',
  'notDone',
  'ofOther',
  'wished',
  'supposed',
  'priced',
  'owing',
  'kept',
  'coming',
  'mended',
] as const

export type SawReason = (typeof sawReasons)[number]

/** What was seen in a message that was not understood. */
export interface Saw {
  /** In centavos, in order; all that could be money. Empty where no sum is told. */
  amounts: readonly number[]
  /** What it was for, in the person's words; may be empty. */
  description: string
  /**
   * Why it was left alone: not understood, not yet done, somebody else's, given on credit, or not
   * paid to the person yet.
   */
  doubt: 'unsure' | 'ahead' | 'other' | 'credit' | 'owed'
  /** What says that it did not come or go, where the message says it. */
  why?: SawReason
  /** The day on which it is still to be. */
  due?: Temporal.PlainDate
  /** It is to come in, or came in to somebody. */
  isIncome?: boolean
}
