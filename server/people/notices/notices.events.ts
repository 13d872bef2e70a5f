import { defineEvent } from '#platform/events/transaction-events.ts'

/** A browser that was not known shows this person's notices; the transaction is still open. */
export interface BrowserAdded {
  userId: string
}

export const browserAdded = defineEvent<BrowserAdded>('notices.browser-added')
