import { defineEvent } from '#platform/events/transaction-events.ts'

/** A number writes and reads in this person's name from now on; the transaction is still open. */
export interface NumberLinked {
  userId: string
  /** Digits with the country code; null for one that hides itself. */
  waId: string | null
}

export const numberLinked = defineEvent<NumberLinked>('channels.number-linked')
