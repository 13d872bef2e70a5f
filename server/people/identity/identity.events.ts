import type { Visit } from '#people/cookies/index.ts'
import { defineEvent } from '#platform/events/transaction-events.ts'

/** A person exists: profile, trial and sign-in are stored, the transaction is still open. */
export interface SignedUp {
  userId: string
  /** IANA name of the person's zone. */
  timeZone: string
  /** The browser that signed up, as far as it may be known; absent for one without consent. */
  visit?: Visit | null
  /**
   * Whether the owner of another account was signed in on this browser before. @param email In
   * lower case: the referrer's, who alone is asked about.
   */
  isBrowserOf?: (email: string) => boolean
}

export const signedUp = defineEvent<SignedUp>('identity.signed-up')

/**
 * Whoever got into this account before may have been somebody else: what opens a part of it without
 * its password ends now. The password was renewed, or another one proved the address.
 */
export interface AccessReset {
  userId: string
  /** Their address was proven by somebody else: no letter reaches them any more. */
  isAddressLost?: boolean
}

export const accessReset = defineEvent<AccessReset>('identity.access-reset')
