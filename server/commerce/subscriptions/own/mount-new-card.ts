import { newCard } from '@lya/contract/commerce/new-card.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type NewCardParts, takeNewCard } from '#commerce/subscriptions/own/new-card.ts'
import { viewSubscription } from '#commerce/subscriptions/view/view-subscription.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'
import { readJsonBody } from '#platform/http/read-body.ts'

/**
 * `POST /api/subscription/card`, a route of its own where nothing looks at bodies: a card's number
 * and code pass through one handler's memory and no other place.
 */
export function mountNewCard(
  parts: NewCardParts & {
    /** Null means loopback only. */
    ownOrigin: string | null
    trustedProxies: readonly string[]
    admit: Admit
  },
): Mount {
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  const take = async (c: EdgeContext): Promise<unknown> => {
    const request = c.req.raw
    const { headers } = request
    if (!isOwnOrigin(headers, parts.ownOrigin)) {
      throw new Refusal('forbidden', 'platform.origin-refused')
    }
    const actor = await parts.admit('session', headers)
    const body = await readJsonBody({ incoming: c.env?.incoming, request })
    const typed = newCard.safeParse(body)
    // Which field it was, and never what stood in it.
    if (!typed.success) throw new Refusal('invalid', 'platform.input-invalid')
    const address = c.env?.incoming?.socket.remoteAddress
    const ip = clientAddress(address, headers.get('x-forwarded-for'))
    await takeNewCard(parts, { actor, ip }, typed.data)
    const { clock, db } = parts
    const { userId } = actor
    return asUser(db, userId, (tx) => viewSubscription({ tx, clock }, userId))
  }
  return (app, answers) => {
    app.post('/api/subscription/card', async (c) =>
      answers.json({ status: 200, body: await take(c) }),
    )
  }
}
