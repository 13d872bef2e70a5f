import { client } from '#connection/client.ts'
import { RefusedCall } from '#connection/refused-call.ts'

/** Set from the press of 'Sair' until the server has ended the session as well. */
const key = 'lya-sign-out-owed'

/** Notes that a sign-out has begun, for a reload or a new tab to finish. */
export function owesSignOut(): void {
  localStorage.setItem(key, '1')
}

/** The server has ended the session, or somebody signed in anew. */
export function settleSignOut(): void {
  localStorage.removeItem(key)
}

/**
 * Finishes a sign-out that the server could not carry out before.
 *
 * @returns Whether the session cookie of this browser may be trusted now. While it may not, the
 *   person is a guest here: whoever pressed 'Sair' is not signed in again by an outage.
 */
export async function maySignInByCookie(): Promise<boolean> {
  if (localStorage.getItem(key) === null) return true
  try {
    await client.identity.signOut()
  } catch (failure) {
    if (!(failure instanceof RefusedCall) || failure.status >= 500) return false
  }
  settleSignOut()
  return true
}
