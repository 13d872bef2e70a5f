import { defineEvent } from '#platform/events/transaction-events.ts'

/** Somebody wants to begin without choosing; the transaction is theirs and still open. */
export interface OnboardingSkipped {
  userId: string
  /** IANA name of the person's zone. */
  timeZone: string
}

export const onboardingSkipped = defineEvent<OnboardingSkipped>('onboarding.skipped')
