import type { InboundEvent } from '#platform/inbox/inbox.ts'

/** One statement's worth; the rest goes with the next. */
const eventsMax = 500

/** On a calm day fewer arrive during one commit. */
const crowdMin = 8

/** Where webhooks are taken in. */
export interface Intake<Kind extends string> {
  /** Resolves after the commit. */
  store(events: InboundEvent<Kind>[]): Promise<void>
  /** Whether many wait to be stored; whoever is answered late repeats. */
  isCrowded(): boolean
}

interface Arrival<Kind extends string> {
  events: InboundEvent<Kind>[]
  done: PromiseWithResolvers<void>
}

/**
 * Stores webhooks, and those that arrive while another is being stored in one transaction: after an
 * outage they come by the hundred, and each commit waits for the disk.
 *
 * @param parts.store Stores them for good, and answers whose they are.
 * @param parts.wake Told of the senders who have something waiting, once for each commit.
 */
export function storeTogether<Kind extends string>(parts: {
  store(events: InboundEvent<Kind>[]): Promise<string[]>
  wake(senders: string[]): void
}): Intake<Kind> {
  const arrivals: Arrival<Kind>[] = []
  let isStoring = false
  const settle = async (batch: readonly Arrival<Kind>[]): Promise<void> => {
    try {
      const senders = await parts.store(batch.flatMap(({ events }) => events))
      if (senders.length > 0) parts.wake(senders)
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
function takeBatch<Kind extends string>(arrivals: Arrival<Kind>[]): Arrival<Kind>[] {
  let events = 0
  let count = 0
  for (const arrival of arrivals) {
    events += arrival.events.length
    if (count > 0 && events > eventsMax) break
    count += 1
  }
  return arrivals.splice(0, count)
}
