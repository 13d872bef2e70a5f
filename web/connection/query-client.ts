import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { RefusedCall } from '#connection/refused-call.ts'
import { forgetSession } from '#connection/session.ts'

/** Data older than this is fetched again when its tab becomes visible. */
const staleTimeMs = 15 * 60_000
const retriesMax = 3

export function createQueryClient(): QueryClient {
  const noticeSignedOut = (error: unknown) => {
    if (error instanceof RefusedCall && error.code === 'identity.session-missing') {
      forgetSession(queryClient)
    }
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < retriesMax && isPassing(error),
      },
      // A change is sent once: only who made it knows whether a repeat is harmless.
      mutations: { retry: false },
    },
  })
  return queryClient
}

/** Tells whether a failure is likely to pass by itself: a restart, a proxy's hiccup. */
export function isPassing(error: unknown): boolean {
  return error instanceof RefusedCall && [502, 503, 504].includes(error.status)
}
