import { contract } from '@lya/contract'
import { assert } from '@lya/core/assert.ts'
import { implement } from '@orpc/server'
import type { Actor, RequestContext } from '#platform/http/context.ts'

/** The contract to be implemented, for procedures that guests may call. */
export const os = implement(contract).$context<RequestContext>()

/**
 * The contract for everybody else: the edge has let them in by the access that the procedure
 * declares, so `context.actor` is there. What guests may call must be implemented by `os`.
 */
export const signedIn = os.use(({ context, next }) => {
  assert(context.actor, 'only who is signed in gets to a procedure that is not for guests')
  return next({ context: { actor: context.actor satisfies Actor } })
})
