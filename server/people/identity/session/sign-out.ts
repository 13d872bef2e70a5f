import { deleteSession } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'

/**
 * Ends the session of this token on the server. The browser's end is the caller's cookie to clear,
 * whatever comes of this.
 *
 * @returns `ended` is false when the database could not be reached: the session then ends with
 *   its time. `userId` is null when there was no such session.
 */
export async function signOut(
  identity: Identity,
  token: string,
): Promise<{ ended: boolean; userId: string | null }> {
  try {
    return { ended: true, userId: await asSystem(identity.db, (tx) => deleteSession(tx, token)) }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return { ended: false, userId: null }
    throw error
  }
}
