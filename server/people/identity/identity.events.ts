import { defineEvent } from '#platform/events/transaction-events.ts'

/** A person exists: profile, trial and sign-in are stored, the transaction is still open. */
export interface SignedUp {
  userId: string
  /** IANA name of the person's zone. */
  timeZone: string
}

export const signedUp = defineEvent<SignedUp>('identity.signed-up')
