/**
 * What `GET /api/events` (Server-Sent Events) tells a person's open screens.
 *
 * `changed` carries a `ChangedEvent`: data of these topics is stale, so fetch it again.
 * `hello` opens every stream and every re-connection: events may have been missed, so refetch.
 */
export const eventNames = ['hello', 'changed'] as const
export type EventName = (typeof eventNames)[number]

export const topics = [
  'transactions',
  'categories',
  'budgets',
  'recurring',
  'goals',
  'conversation',
  'channels',
  'reminders',
  'notices',
  'profile',
  'sessions',
  'account',
  /** A payment moved; told to the checkout's own stream. */
  'checkout',
  'subscription',
] as const
/** Data of a slice of the back-office, by its name in the contract: `admin:crm`. */
export type AdminTopic = `admin:${string}`
export type ProductTopic = (typeof topics)[number]
export type Topic = ProductTopic | AdminTopic

export const isAdminTopic = (topic: string): topic is AdminTopic => topic.startsWith('admin:')

/** `clientId` echoes the caller's `x-client-id`, so that a tab can skip what it did itself. */
export type ChangedEvent = { topics: Topic[]; clientId: string | null }
