import type { Plan } from '@lya/core/people/plan/plan.ts'

/** Who a message comes from, as far as WhatsApp tells: one of the two at least. */
export interface Identity {
  /** Stays when the username changes; another number has another one. */
  businessScopedId: string | null
  /** Digits with the country code, exactly as WhatsApp writes them. */
  waId: string | null
}

/** A number that a person proved to be theirs. */
export interface Channel extends Identity {
  id: string
  userId: string
  timeZone: string
  /** The owner's, read along. */
  plan: Plan
}
