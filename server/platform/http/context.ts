import type { Topic } from '@lya/contract/events.ts'
import type { Plan } from '@lya/core/people/plan/plan.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/** Who is calling, found by the session cookie with one prepared query; a guest is null. */
export interface Actor {
  userId: string
  sessionId: string
  name: string
  email: string
  emailVerified: boolean
  /** A code was asked for besides the password, or turned on in this very session. */
  hasSecondFactor: boolean
  roles: Role[]
  /** The roles count for nothing until another owner lifts it. */
  isOperatorSuspended: boolean
  plan: Plan
  /** When the account ends, as an ISO moment; null unless its end was asked for. */
  leavesAt: string | null
  /** 0 to 3; at 3 the onboarding is over. */
  onboardingStep: number
  /** IANA name of the person's zone; their 'today' hangs on it. */
  timeZone: string
}

/**
 * Finds who is calling by the request's cookies; null for a guest.
 *
 * @param ip The caller's address, where it is known: a session remembers its last one.
 */
export type Authenticate = (headers: Headers, ip?: string | null) => Promise<Actor | null>

/** What every procedure's handler is given. */
export interface RequestContext {
  db: Database
  clock: Clock
  /** Whoever reacts to what commands announce. */
  events: TransactionEvents
  /** Null for a guest, and for whoever calls what guests may call. */
  actor: Actor | null
  /** Who calls a procedure of guests, where that matters to it; one look-up. */
  findActor(): Promise<Actor | null>
  /** The caller's address: the connection's, or a trusted proxy's word. */
  ip: string
  /** The tab that called (`x-client-id`), so that it can skip its own events. */
  clientId: string | null
  requestHeaders: Headers
  /** Headers to add to the answer, such as cookies. */
  responseHeaders: Headers
  /** Tells this person's open screens, after the transaction, what became stale. */
  announce(userId: string, topics: Topic[]): void
}

/** What a read that hangs on somebody's day is given. */
export interface ReadContext {
  tx: Tx
  userId: string
  clock: Clock
  timeZone: string
}

/** What a command is given: the open transaction, on whose behalf, the time, and who listens. */
export interface CommandContext extends ReadContext {
  /** The person's, with its limits: they hold in the chat and on WhatsApp too. */
  plan: Plan
  events: TransactionEvents
}
