import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Set from the press of 'Sair' until the server has ended the session as well. */
const key = 'lya-sign-out-owed'
/** Nobody waits longer than this for a server that does not answer. */
const patienceMs = 3_000

/** Notes that a sign-out has begun, for a reload or a new tab to finish. */
export function owesSignOut(): void {
  writeJson('local', key, 1)
}

/** The server has ended the session, or somebody signed in anew. */
export function settleSignOut(): void {
  dropJson('local', key)
}

/** Has the server end the session. @throws what the call throws, or once patience is over. */
export async function endOnServer(): Promise<void> {
  await client.identity.signOut(undefined, { signal: AbortSignal.timeout(patienceMs) })
  settleSignOut()
}

/**
 * Finishes a sign-out that the server could not carry out before.
 *
 * @returns Whether the session cookie of this browser may be trusted now. While it may not, the
 *   person is a guest here: whoever pressed 'Sair' is not signed in again by an outage.
 */
export async function maySignInByCookie(): Promise<boolean> {
  if (readJson('local', key) === null) return true
  try {
    await endOnServer()
  } catch (failure) {
    if (!(failure instanceof RefusedCall) || failure.status >= 500) return false
  }
  settleSignOut()
  return true
}
