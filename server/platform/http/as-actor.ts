import { asUser } from '#platform/db/transaction.ts'
import type { Actor, CommandContext, RequestContext } from '#platform/http/context.ts'

/** Opens a signed-in person's one transaction for a command, or a read that hangs on their day. */
export function asActor<T>(
  context: Pick<RequestContext, 'db' | 'clock' | 'events'> & { actor: Actor },
  work: (ctx: CommandContext) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  const { db, clock, events, actor } = context
  const { userId, timeZone, plan } = actor
  return asUser(db, userId, (tx) => work({ tx, userId, clock, timeZone, plan, events }), options)
}
