import { contract } from '@lya/contract'
import { Refusal } from '@lya/core/refusal.ts'
import { implement } from '@orpc/server'
import type { Actor, RequestContext } from '#platform/http/context.ts'

/** The contract to be implemented, for procedures that guests may call. */
export const os = implement(contract).$context<RequestContext>()

/** The contract for signed-in people: `context.actor` is there, or the call is refused. */
export const signedIn = os.use(({ context, next }) => {
  if (!context.actor) throw new Refusal('unauthenticated', 'identity.session-missing')
  return next({ context: { actor: context.actor satisfies Actor } })
})
