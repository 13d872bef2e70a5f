import type { checkoutSessions } from '#platform/db/schema/checkout.ts'

/** A visit to the checkout as it is stored. */
export type StoredSession = typeof checkoutSessions.$inferSelect
