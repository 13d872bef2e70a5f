import { listShown, putAway } from '#people/notices/notices.store.ts'
import { asActor } from '#platform/http/as-actor.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { signedIn } from '#platform/http/implement.ts'

/** The notices that the screens show. */
export const noticesRoutes = {
  list: signedIn.notices.list.handler(({ context }) =>
    asActor(context, async ({ tx, userId }) => ({ items: await listShown(tx, userId) }), {
      readOnly: true,
    }),
  ),
  dismiss: signedIn.notices.dismiss.handler(({ input, context }) => dismiss(context, input.id)),
  dismissAll: signedIn.notices.dismissAll.handler(({ context }) => dismiss(context, null)),
}

async function dismiss(context: RequestContext & { actor: Actor }, id: string | null) {
  const left = await asActor(context, async ({ tx, userId, clock }) => {
    await putAway(tx, { userId, id, at: clock.now() })
    return { items: await listShown(tx, userId) }
  })
  context.announce(context.actor.userId, ['notices'])
  return left
}
