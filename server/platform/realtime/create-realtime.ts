import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { Announcement } from '#platform/realtime/announcement.ts'
import { EventStream } from '#platform/realtime/event-stream.ts'
import { Exchange } from '#platform/realtime/exchange.ts'
import { everyOperator, type Realtime } from '#platform/realtime/realtime.ts'

/** Streams of one person on one process; the oldest makes room, for it is most likely dead. */
const streamsPerPersonMax = 10
const heartbeatMsDefault = 25_000

interface Subscription {
  stream: EventStream
  stillSignedIn(): Promise<boolean>
}

/**
 * @param options.heartbeatMs How often an idle stream is kept alive and its session looked at;
 *   25 s by default.
 */
export function createRealtime(
  parts: { db: Database; log: Log },
  options: { heartbeatMs?: number } = {},
): Realtime {
  const listeners: Parameters<Realtime['listen']>[0][] = []
  const people = new Map<string, Set<Subscription>>()
  const operators = new Set<Subscription>()
  const screensOf = (userId: string) => (userId === everyOperator ? operators : people.get(userId))
  const exchange = new Exchange({
    ...parts,
    onAnnouncement: (announcement) => tell(screensOf(announcement.userId), announcement),
    onGap: () => {
      for (const { stream } of everybody(people)) stream.hello()
    },
  })
  let isClosed = false
  let isSweeping = false
  const beating = setInterval(() => {
    for (const { stream } of everybody(people)) stream.beat()
    if (isSweeping) return
    isSweeping = true
    void closeSignedOut(everybody(people), parts.log).finally(() => {
      isSweeping = false
    })
  }, options.heartbeatMs ?? heartbeatMsDefault)
  beating.unref()

  function tell(subscriptions: Set<Subscription> | undefined, announcement: Announcement): void {
    for (const subscription of subscriptions ?? []) {
      subscription.stream.tell(announcement)
      // Signing out and changing a password announce the profile.
      if (announcement.topics.includes('profile')) void closeSignedOut([subscription], parts.log)
    }
  }

  return {
    announce: (userId, topics, clientId) => {
      const announcement = { userId, topics: [...topics], clientId }
      tell(screensOf(userId), announcement)
      exchange.send(announcement)
      for (const hear of listeners) hear(userId, topics)
    },
    listen: (hear) => void listeners.push(hear),
    connect: ({ userId, isOperator = false }, stillSignedIn) => {
      const own = people.get(userId) ?? new Set()
      people.set(userId, own)
      const stream: EventStream = new EventStream(() => {
        own.delete(subscription)
        operators.delete(subscription)
        if (own.size === 0 && people.get(userId) === own) people.delete(userId)
      })
      const subscription = { stream, stillSignedIn }
      own.add(subscription)
      if (isOperator) operators.add(subscription)
      const [oldest] = own
      if (own.size > streamsPerPersonMax) oldest?.stream.close()
      if (isClosed) stream.close()
      return stream.body
    },
    start: () => exchange.start(),
    close: async () => {
      isClosed = true
      clearInterval(beating)
      for (const { stream } of everybody(people)) stream.close()
      await exchange.close()
    },
  }
}

function everybody(people: Map<string, Set<Subscription>>): Subscription[] {
  return [...people.values()].flatMap((own) => [...own])
}

/** One after the other: thousands of streams must not ask the database at once. */
async function closeSignedOut(subscriptions: Subscription[], log: Log): Promise<void> {
  for (const { stream, stillSignedIn } of subscriptions) {
    try {
      if (!(await stillSignedIn())) stream.close()
    } catch {
      // The database is away: the streams stay until a later beat can tell.
      log.warn('realtime: sessions not checked')
      return
    }
  }
}
