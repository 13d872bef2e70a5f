import type { Session } from '@lya/contract/people/identity.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetPerson } from '#connection/caches/forget-person.ts'
import {
  isKeptSessionOf,
  keepSession,
  keptSession,
  keptSessionKey,
  lastDeparture,
} from '#connection/caches/kept-session.ts'
import { api, client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { maySignInByCookie, settleSignOut } from '#connection/session/sign-out-debt.ts'

type Answer = { session: Session }

const options = {
  ...api.identity.session.queryOptions(),
  // Without a connection it asks all the same, since then what was kept answers.
  networkMode: 'always' as const,
  refetchOnReconnect: 'always' as const,
  queryFn: async (context: { signal: AbortSignal; client: QueryClient }): Promise<Answer> => {
    const session = await findSession(context.signal)
    const before = context.client.getQueryData<Answer>(options.queryKey)?.session
    // Another tab has signed somebody else in: nothing of the person before may stay.
    if (before && before.userId !== session?.userId) {
      // First the answer: whoever looks again meanwhile must not ask as the person before.
      context.client.setQueryData<Answer>(options.queryKey, { session })
      dropData(context.client)
      keepSession(session)
    }
    return { session }
  },
}

/** What the session is kept under. */
export const sessionKey = options.queryKey

/** Asks who is signed in. @throws what the call throws, when nothing was kept either. */
export async function findSession(signal?: AbortSignal): Promise<Session> {
  if (!(await maySignInByCookie())) return null
  const departure = lastDeparture()
  try {
    const { session } = await client.identity.session(undefined, signal ? { signal } : {})
    // Somebody left while the answer was on its way: it would bring back who they were.
    if (departure !== lastDeparture()) return await findSession(signal)
    keepSession(session)
    return session
  } catch (failure) {
    const kept = failure instanceof RefusedCall || signal?.aborted ? null : keptSession()
    if (!kept) throw failure
    return kept
  }
}

/** The session as it is being found out; pages use the guards of app/ instead. */
export function useSessionQuery() {
  const queryClient = useQueryClient()
  useEffect(() => {
    // Somebody signed in or out in another tab.
    const follow = (event: StorageEvent) => {
      const known = queryClient.getQueryData<Answer>(options.queryKey)?.session?.userId
      if (event.key !== keptSessionKey || known === keptSession()?.userId) return
      void queryClient.invalidateQueries({ queryKey: options.queryKey })
    }
    // The back button may bring this page back as it was left, by somebody who has signed out.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && keptSession() === null) location.reload()
    }
    addEventListener('storage', follow)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', comeBack)
    }
  }, [queryClient])
  return useQuery(options)
}

/** Whether an answer has come, be it that nobody is. */
export function isSessionKnown(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(options.queryKey) !== undefined
}

/** Takes over what a sign-in, sign-up or sign-out call answered; drops everybody else's data. */
export function rememberSession(queryClient: QueryClient, session: Session): void {
  if (session) settleSignOut()
  dropData(queryClient)
  keepSession(session)
  queryClient.setQueryData(options.queryKey, { session })
}

/**
 * Asks anew who is signed in, after something about them has changed: an answer that is on its way
 * already may be older than the change, and is given up. @throws what the call throws.
 */
export async function refetchSession(queryClient: QueryClient): Promise<void> {
  const asked = queryClient.defaultQueryOptions({ ...options, retry: false })
  // `fetchQuery` would take the answer of a call that is under way.
  await queryClient.getQueryCache().build(queryClient, asked).fetch(asked, { cancelRefetch: true })
}

/** Takes over a stored step of the onboarding, before any guard looks at it again. */
export async function rememberOnboardingStep(
  queryClient: QueryClient,
  step: number,
): Promise<void> {
  // An older answer that is still on its way would take the person back.
  await queryClient.cancelQueries({ queryKey: options.queryKey })
  const session = queryClient.getQueryData<Answer>(options.queryKey)?.session
  if (!session) return
  const moved = { ...session, onboardingStep: step }
  if (isKeptSessionOf(session.userId)) keepSession(moved)
  queryClient.setQueryData(options.queryKey, { session: moved })
}

/** The server no longer knows us: the guards send the person to /login. */
export function forgetSession(queryClient: QueryClient): void {
  forgetPerson()
  queryClient.setQueryData(options.queryKey, { session: null })
}

function dropData(queryClient: QueryClient): void {
  forgetPerson()
  queryClient.removeQueries({ predicate: (query) => !isSessionKey(query.queryKey) })
}

function isSessionKey(key: readonly unknown[]): boolean {
  return JSON.stringify(key) === JSON.stringify(options.queryKey)
}
