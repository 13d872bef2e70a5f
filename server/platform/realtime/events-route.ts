import type { Admit } from '#platform/http/admit.ts'
import type { Actor, Authenticate } from '#platform/http/context.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'

/** Opens the event stream of `GET /api/events` for whom these headers sign in, else refuses. */
export async function openEvents(
  headers: Headers,
  parts: { authenticate: Authenticate; admit: Admit; realtime: Realtime },
): Promise<ReadableStream<Uint8Array>> {
  const actor = await parts.admit('session', headers)
  // Node's own headers go with the request, and the stream outlives it.
  const kept = new Headers(headers)
  const stillSignedIn = async (): Promise<boolean> => {
    const now = await parts.authenticate(kept)
    return now?.sessionId === actor.sessionId && isOperator(now) === isOperator(actor)
  }
  const { userId } = actor
  return parts.realtime.connect({ userId, isOperator: isOperator(actor) }, stillSignedIn)
}

/** A stream opened before somebody became an operator, or ceased to be one, is opened anew. */
const isOperator = (actor: Actor): boolean =>
  actor.roles.length > 0 && !actor.isOperatorSuspended && actor.hasSecondFactor

/** Proxies must neither buffer nor keep a stream. */
export const eventHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
