import { defineEvent } from '#platform/events/transaction-events.ts'

/** A number writes and reads in this person's name from now on; the transaction is still open. */
export interface NumberLinked {
  userId: string
  /** Digits with the country code; null for one that hides itself. */
  waId: string | null
}

export const numberLinked = defineEvent<NumberLinked>('channels.number-linked')

/** Somebody else has proven a number that this person had linked, or only written down. */
export interface NumberLost {
  userId: string
  /** As above. */
  waId: string | null
}

export const numberLost = defineEvent<NumberLost>('channels.number-lost')
