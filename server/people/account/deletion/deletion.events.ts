import { defineEvent } from '#platform/events/transaction-events.ts'

/**
 * Somebody asked for the end of their account: what would go on by itself, such as a renewal, stops
 * now. As the system.
 */
export interface AccountClosing {
  userId: string
}
export const accountClosing = defineEvent<AccountClosing>('account.closing')

/** They came back in time: what was stopped may go on. */
export interface AccountRestored {
  userId: string
}
export const accountRestored = defineEvent<AccountRestored>('account.restored')
