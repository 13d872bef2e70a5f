import { type AdminContext, asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { refuseOwnAccount } from '#platform/audit/refuse-own-account.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

export type Acting = RequestContext & { actor: Actor }

/** Whose account it is, and why. */
export interface Asked {
  userId: string
  reason: string
}

/**
 * Does something to somebody's account, in one transaction with its row of audit, and tells every
 * open back-office and the person's own screens.
 *
 * @throws Refusal `backoffice.own-account`, and whatever `work` throws.
 */
export async function actOnPerson<T>(
  context: Acting,
  { userId, reason }: Asked,
  work: (ctx: AdminContext) => Promise<T>,
): Promise<T> {
  const operator = operatorOf(context)
  refuseOwnAccount(operator, userId)
  const done = await asAdmin(context, operator, reason, work)
  tellScreens(context, userId)
  return done
}

export function tellScreens(context: Acting, userId: string): void {
  context.announce(everyOperator, ['admin:person', 'admin:people'])
  context.announce(userId, ['profile', 'subscription'])
}
