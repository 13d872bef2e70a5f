import type { Session } from '@lya/contract/people/identity.ts'
import { createContext, useContext } from 'react'

/**
 * Whom a guard let through. What stands below a guard reads this and never the cache: the cache
 * forgets the person at once, the guard takes its page down a moment later, and a page that is
 * opened in between would find nobody.
 */
export const SignedIn = createContext<Session>(null)

/** Who is signed in. @throws outside of RequireSession, where nobody may be. */
export function useSignedIn(): NonNullable<Session> {
  const session = useContext(SignedIn)
  if (!session) throw new Error('useSignedIn needs RequireSession above it')
  return session
}
