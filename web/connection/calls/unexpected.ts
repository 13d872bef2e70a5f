import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Whether a call met trouble (no connection, a server at fault) rather than a plain no. */
export function isUnexpected(failure: unknown): boolean {
  return !(failure instanceof RefusedCall) || failure.status >= 500
}
