import { type Farewell, farewells } from '#app/shell/shell.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** No session to end, or none that we may touch: for the person it has ended all the same. */
const alreadyEnded = [401, 403, 404]

/** What to say after a sign-out, which always ends here whatever the server did. */
export function farewell(failure: unknown): Farewell {
  if (failure === null) return farewells.ended
  if (!(failure instanceof RefusedCall)) return farewells.unanswered
  return alreadyEnded.includes(failure.status) ? farewells.ended : farewells.refused
}
