import { Refusal } from '@lya/core/refusal.ts'
import { deleteOtherSessions } from '#people/identity/account.store.ts'
import { deleteSessionById } from '#people/identity/identity.store.ts'
import { listSessions } from '#people/identity/session/sessions.queries.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'

/** Where a person is signed in, and the end of it. */
export const sessionsRoutes = {
  list: signedIn.sessions.list.handler(async ({ context }) => {
    const { userId, sessionId } = context.actor
    const now = context.clock.now()
    const items = await asSystem(context.db, (tx) => listSessions(tx, { userId, sessionId, now }))
    return { items }
  }),

  end: signedIn.sessions.end.handler(async ({ input, context }) => {
    const { userId } = context.actor
    const isEnded = await asSystem(context.db, (tx) =>
      deleteSessionById(tx, { userId, id: input.id }),
    )
    // Who it was shall hear of it, and every list lose its line, also where it was gone before.
    context.announce(userId, ['profile', 'sessions'])
    if (!isEnded) throw new Refusal('missing', 'sessions.missing')
    return { ended: true as const }
  }),

  endOthers: signedIn.sessions.endOthers.handler(async ({ context }) => {
    const { userId, sessionId } = context.actor
    const ended = await asSystem(context.db, (tx) => deleteOtherSessions(tx, { userId, sessionId }))
    context.announce(userId, ['profile', 'sessions'])
    return { ended }
  }),
}
