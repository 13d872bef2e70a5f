import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { InboxStore } from '#platform/inbox/inbox.store.ts'
import type { WaitingEvent } from '#platform/inbox/inbox.ts'
import type { Log } from '#platform/log/log.ts'

/** Unless the one who brings the work says otherwise. */
const attemptsMaxUsual = 5

/** What is to be done once the transaction has been committed. */
export type Afterwards = () => void

/** How the events of one inbox are done. */
export interface InboxWork<Kind extends string, Outcome extends string, Found> {
  db: Database
  clock: Clock
  log: Log
  inbox: InboxStore<Kind, Outcome>
  /** So often a failure of ours is met before the event is put aside. */
  attemptsMax?: number
  /**
   * Does one event in the given transaction.
   *
   * @param found What `prepare` found out for this event before.
   */
  work(given: {
    tx: Tx
    sender: string
    event: WaitingEvent<Kind>
    found: Partial<Found>
  }): Promise<Afterwards>
  /**
   * Finds out, outside of any transaction, what `work` threw this for; the event is then done anew
   * with it. Null when it was thrown for another reason.
   */
  prepare?(thrown: unknown): Promise<Partial<Found> | null>
}

/**
 * Does what waits of one sender, oldest first, each event in a transaction of its own and once.
 *
 * @throws Error when one fails; it is put aside after five times, so that the next may go on.
 */
export async function doInOrder<Kind extends string, Outcome extends string, Found>(
  parts: InboxWork<Kind, Outcome, Found>,
  sender: string,
): Promise<void> {
  while (await doNext(parts, sender));
}

/**
 * @param before What was found out for an event that had to wait for it.
 * @returns Whether there is more to do; who stores an event later wakes its sender again.
 */
async function doNext<Kind extends string, Outcome extends string, Found>(
  parts: InboxWork<Kind, Outcome, Found>,
  sender: string,
  before?: { id: string; found: Partial<Found> },
): Promise<boolean> {
  const { db, clock, inbox } = parts
  let event: WaitingEvent<Kind> | null = null
  try {
    const afterwards = await asSystem(db, async (tx) => {
      event = await inbox.take(tx, sender, clock.now())
      if (!event) return null
      // An older one may have come meanwhile.
      const found = before?.id === event.id ? before.found : {}
      return parts.work({ tx, sender, event, found })
    })
    afterwards?.()
    return (event as WaitingEvent<Kind> | null)?.hasNext ?? false
  } catch (error) {
    if (!event || isDatabaseUnavailable(error)) throw error
    const { id } = event as WaitingEvent<Kind>
    const found = (await parts.prepare?.(error)) ?? null
    const known = before?.id === id ? before.found : {}
    if (found) return doNext(parts, sender, { id, found: { ...known, ...found } })
    await closeAfter(parts, id, error)
    return true
  }
}

/** A refusal is an end; anything else is a fault of ours, which another try may not meet. */
async function closeAfter<Kind extends string, Outcome extends string, Found>(
  work: InboxWork<Kind, Outcome, Found>,
  id: string,
  error: unknown,
): Promise<void> {
  const { db, clock, log, inbox, attemptsMax = attemptsMaxUsual } = work
  const at = clock.now()
  if (error instanceof Refusal) {
    const outcome = `recusada:${error.code}` as const
    await asSystem(db, (tx) => inbox.close(tx, { id, outcome, at }))
    return
  }
  const { isAside } = await asSystem(db, (tx) => inbox.countFailure(tx, { id, attemptsMax, at }))
  if (!isAside) throw error
  log.error('an inbound event was put aside', { id, ...describeBug(error) })
}
