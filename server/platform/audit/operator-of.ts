import type { Operator } from '#platform/audit/as-admin.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'

/** Who acts in the back-office, and from which address, as `asAdmin` wants to know. */
export function operatorOf(context: Pick<RequestContext, 'ip'> & { actor: Actor }): Operator {
  return { userId: context.actor.userId, address: context.ip }
}
