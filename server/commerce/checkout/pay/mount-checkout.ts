import { cardPayment } from '@lya/contract/commerce/payment.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { payByCard } from '#commerce/checkout/pay/pay-by-card.ts'
import { ownSession } from '#commerce/checkout/session/own-session.ts'
import type { Authenticate } from '#platform/http/context.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'
import { readJsonBody } from '#platform/http/read-body.ts'
import { eventHeaders } from '#platform/realtime/events-route.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'

/**
 * Two routes of the checkout beside its procedures. `POST .../card` takes a card: on a route of its
 * own, where nothing looks at bodies, so that its number and code pass through one handler's memory
 * and no other place. `GET .../events` tells the browser that its payment moved.
 */
export function mountCheckout(
  parts: CheckoutParts & {
    /** Null means loopback only. */
    ownOrigin: string | null
    trustedProxies: readonly string[]
    authenticate: Authenticate
    realtime: Realtime
  },
): Mount {
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  const pay = async (c: EdgeContext): Promise<unknown> => {
    const request = c.req.raw
    const { headers } = request
    if (!isOwnOrigin(headers, parts.ownOrigin)) {
      throw new Refusal('forbidden', 'platform.origin-refused')
    }
    const session = await ownSession(parts, headers, idOf(c))
    const body = await readJsonBody({ incoming: c.env?.incoming, request })
    const typed = cardPayment.safeParse(body)
    // Which field it was, and never what stood in it.
    if (!typed.success) throw new Refusal('invalid', 'platform.input-invalid')
    const actor = await parts.authenticate(headers)
    const address = c.env?.incoming?.socket.remoteAddress
    const ip = clientAddress(address, headers.get('x-forwarded-for'))
    return payByCard(parts, { headers, ip, actor }, { session, typed: typed.data })
  }
  const listen = async (c: EdgeContext): Promise<ReadableStream<Uint8Array>> => {
    const headers = new Headers(c.req.raw.headers)
    const { id } = await ownSession(parts, headers, idOf(c))
    // The stream is the cookie's, which is good for a day; a guest has nothing to sign out of.
    return parts.realtime.connect({ userId: id }, async () => true)
  }
  return (app, answers) => {
    app.post('/api/checkout/sessions/:id/card', async (c) =>
      answers.json({ status: 200, body: await pay(c) }),
    )
    app.get('/api/checkout/sessions/:id/events', async (c) =>
      answers.stream(await listen(c), eventHeaders),
    )
  }
}

function idOf(c: EdgeContext): string {
  const id = c.req.param('id') ?? ''
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)
  if (!isId) throw new Refusal('missing', 'checkout.session-missing')
  return id.toLowerCase()
}
