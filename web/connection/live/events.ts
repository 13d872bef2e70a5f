import type { ChangedEvent, EventName } from '@lya/contract/events.ts'
import { eventNames } from '@lya/contract/events.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keptSession } from '#connection/caches/kept-session.ts'
import { clientId } from '#connection/ids.ts'
import { openEventStream } from '#connection/live/event-stream.ts'
import { noteReached } from '#connection/live/reached.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { findSession } from '#connection/session/session.ts'

/** What travels between tabs: an event as it came from the server. */
interface Told {
  name: EventName
  data: string
}

/**
 * Keeps this tab's data fresh by the server's events. All tabs of a browser share one stream:
 * the tab that holds the lock reads it and tells the others; when it closes, another takes over.
 *
 * @param userId Tabs of another person (after a new sign-in) do not listen to each other.
 * @returns Stops listening, and gives the stream up to another tab.
 */
export function listenToEvents(queryClient: QueryClient, userId: string): () => void {
  const name = `lya-events-${userId}`
  const stopped = new AbortController()
  const channel = new BroadcastChannel(name)
  const hear = (told: Told) => void take(queryClient, told)
  channel.onmessage = (message: MessageEvent<Told>) => hear(message.data)

  const lead = async () => {
    // The tab that had the lock may have let it go by signing out, before this one hears of it.
    if (await isSignedOut(stopped.signal)) return
    await openEventStream('/api/events', stopped.signal, eventNames, (event) => {
      const told = { name: event.name, data: event.data }
      hear(told)
      channel.postMessage(told)
    })
  }

  // Locks exist on https and on this machine only; elsewhere each tab reads a stream of its own.
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal: stopped.signal }, lead).catch(ignoreAbort)
  } else {
    void lead()
  }

  return () => {
    stopped.abort()
    channel.close()
  }
}

/** Where nothing is kept, the server says; where it cannot be asked, the stream will try again. */
async function isSignedOut(signal: AbortSignal): Promise<boolean> {
  if (keptSession() !== null) return false
  try {
    return (await findSession(signal)) === null
  } catch {
    return false
  }
}

async function take(queryClient: QueryClient, told: Told): Promise<void> {
  if (told.name === 'hello') {
    noteReached()
    // A stream that opens may have missed events. What is being fetched right now is fresh.
    await queryClient.invalidateQueries(undefined, { cancelRefetch: false })
    return
  }
  // The server writes this by contract/events.ts.
  const changed = JSON.parse(told.data) as ChangedEvent
  if (changed.clientId === clientId) return
  await refreshTopics(queryClient, changed.topics)
}

function ignoreAbort(cause: unknown): void {
  if (cause instanceof DOMException && cause.name === 'AbortError') return
  throw cause
}
