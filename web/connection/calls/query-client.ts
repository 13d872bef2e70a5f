import {
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { financialCacheMs } from '#connection/caches/financial-cache.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { nowMs } from '#connection/clock.ts'
import { forgetSession, sessionKey } from '#connection/session/session.ts'

/** Spec 1, section 9: what a page shows again is fetched again when it is older than this... */
const staleTimeMs = financialCacheMs
/** ... and what stands on screen, when its tab becomes visible and it is older than this. */
const staleOnReturnMs = 15 * 60_000
const retriesMax = 3

export function createQueryClient(): QueryClient {
  // The library takes every page for connected until an event says otherwise.
  if (typeof document !== 'undefined') onlineManager.setOnline(navigator.onLine)
  // The library tells the pages of a change by a timer, which a busy page runs after the next
  // press: a switch would jump back until then, and that press would start from the old state.
  notifyManager.setScheduler(queueMicrotask)
  const noticeSession = (error: unknown) => {
    if (!(error instanceof RefusedCall)) return
    if (error.code === 'identity.session-missing') forgetSession(queryClient)
    // The plan closed while the page was open: the guards know once they have asked again.
    if (error.status === 402) void queryClient.invalidateQueries({ queryKey: sessionKey })
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSession }),
    mutationCache: new MutationCache({ onError: noticeSession }),
    defaultOptions: {
      queries: {
        // Without a connection a call fails at once, and a page says so, rather than to wait
        // with a skeleton; when the connection is back it is made again.
        networkMode: 'offlineFirst',
        staleTime: staleTimeMs,
        refetchOnWindowFocus: ({ state }) =>
          state.isInvalidated || nowMs() - state.dataUpdatedAt >= staleOnReturnMs,
        retry: (failures, error) => failures < retriesMax && isPassing(error),
      },
      // A change is sent once and at once, or fails: only who made it knows whether a repeat is
      // harmless, and a button that waits for the connection tells nobody why.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}

/** Tells whether a failure is likely to pass by itself: a restart, a proxy's hiccup. */
export function isPassing(error: unknown): boolean {
  return error instanceof RefusedCall && [502, 503, 504].includes(error.status)
}
