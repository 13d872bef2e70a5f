import type { WhatsAppDestination } from '#people/notices/deliver/whatsapp-carrier.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** A last notice to a place that is somebody's no more once it arrives. */
export interface Farewell {
  userId: string
  /** The kind that words it. */
  kind: string
  /** A browser, sealed as it was stored; or a number. */
  to: { browser: string } | { number: WhatsAppDestination }
}

/** Whom it goes to is nobody's business, and the queue keeps its jobs for days. */
export const farewellQueue = defineQueue<{ sealed: string }>('notices.farewell', { retries: 6 })

/** Where the words of a job belong; sealed, they open nowhere else. */
export const farewellPlace = 'notices.farewell'
