import { defineEvent } from '#platform/events/transaction-events.ts'

/** Somebody's plan is open, where it was closed before or had less room: they have paid. */
export interface PlanOpened {
  userId: string
  /** IANA name of the person's zone. */
  timeZone: string
}

export const planOpened = defineEvent<PlanOpened>('profile.plan-opened')
