import { storeEvents } from '#assistant/whatsapp/events.store.ts'
import type { InboundEvent } from '#assistant/whatsapp/inbound/read-events.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

/** One statement's worth; the rest goes with the next. */
const eventsMax = 500

/** On a calm day fewer arrive during one commit. */
const crowdMin = 8

/** Where webhooks are taken in. */
export interface Intake {
  /** Resolves after the commit. */
  store(events: InboundEvent[]): Promise<void>
  /** Whether many wait to be stored; Meta repeats those that are answered late. */
  isCrowded(): boolean
}

interface Arrival {
  events: InboundEvent[]
  done: PromiseWithResolvers<void>
}

/**
 * Stores webhooks, and those that arrive while another is being stored in one transaction: after an
 * outage they come by the hundred, and each commit waits for the disk.
 *
 * @param parts.wake Told of each sender who has something waiting, once for each commit.
 */
export function storeTogether(parts: {
  db: Database
  clock: Clock
  wake(sender: string): void
}): Intake {
  const arrivals: Arrival[] = []
  let isStoring = false
  const store = (batch: readonly Arrival[]): Promise<string[]> =>
    storeEvents(
      parts.db,
      batch.flatMap(({ events }) => events),
      parts.clock.now(),
    )

  const settle = async (batch: readonly Arrival[]): Promise<void> => {
    try {
      const senders = await store(batch)
      for (const sender of senders) parts.wake(sender)
      for (const { done } of batch) done.resolve()
    } catch (error) {
      // One that cannot be stored must not take the others along.
      if (batch.length > 1) for (const one of batch) await settle([one])
      else batch[0]?.done.reject(error)
    }
  }
  const drain = async (): Promise<void> => {
    isStoring = true
    while (arrivals.length > 0) await settle(takeBatch(arrivals))
    isStoring = false
  }
  return {
    isCrowded: () => arrivals.length >= crowdMin,
    store: (events) => {
      const done = Promise.withResolvers<void>()
      arrivals.push({ events, done })
      if (!isStoring) void drain()
      return done.promise
    },
  }
}

/** At least one, however large. */
function takeBatch(arrivals: Arrival[]): Arrival[] {
  let events = 0
  let count = 0
  for (const arrival of arrivals) {
    events += arrival.events.length
    if (count > 0 && events > eventsMax) break
    count += 1
  }
  return arrivals.splice(0, count)
}
