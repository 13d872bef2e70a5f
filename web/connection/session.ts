import type { Session } from '@lya/contract/people/identity.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api, client } from '#connection/client.ts'
import { maySignInByCookie, settleSignOut } from '#connection/sign-out-debt.ts'

const options = {
  ...api.identity.session.queryOptions(),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<{ session: Session }> => {
    if (!(await maySignInByCookie())) return { session: null }
    return client.identity.session(undefined, { signal })
  },
}

/** The session as it is being found out; pages use the guards of app/ instead. */
export function useSessionQuery() {
  return useQuery(options)
}

/** Who is signed in. @throws outside of RequireSession, where nobody may be. */
export function useSignedIn(): NonNullable<Session> {
  const session = useQuery(options).data?.session
  if (!session) throw new Error('useSignedIn needs RequireSession above it')
  return session
}

/** Takes over what a sign-in, sign-up or sign-out call answered; drops everybody else's data. */
export function rememberSession(queryClient: QueryClient, session: Session): void {
  if (session) settleSignOut()
  queryClient.removeQueries({ predicate: (query) => !isSessionKey(query.queryKey) })
  queryClient.setQueryData(options.queryKey, { session })
}

/** The server no longer knows us: the guards send the person to /login. */
export function forgetSession(queryClient: QueryClient): void {
  queryClient.setQueryData(options.queryKey, { session: null })
}

function isSessionKey(key: readonly unknown[]): boolean {
  return JSON.stringify(key) === JSON.stringify(options.queryKey)
}
