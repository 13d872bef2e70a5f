import { Refusal } from '@lya/core/refusal.ts'
import type { EventKind } from '#commerce/charges/webhook/inbox.store.ts'
import { readInbound } from '#commerce/charges/webhook/read-inbound.ts'
import type { PaymentGateway } from '#commerce/gateway/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { readBody } from '#platform/http/read-body.ts'
import type { InboundEvent } from '#platform/inbox/index.ts'
import { isSameSecret } from '#platform/security/same-secret.ts'

const path = '/webhooks/asaas'
const bound = { bytesMax: 512 * 1024, refused: 'platform.body-too-large' }
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Mounts the one address that the payment provider calls. What bears its token is stored and
 * answered 200 at once, whatever it was: anything else would stop its queue. What does not is
 * answered 401 and leaves no trace.
 */
export function mountChargeWebhook(parts: {
  clock: Clock
  findGateway(): Promise<PaymentGateway | null>
  /** What the provider proves itself with; null while there is none. */
  findToken(): Promise<string | null>
  /** Resolves once they are stored for good. */
  store(events: InboundEvent<EventKind>[]): Promise<void>
}): Mount {
  const receive = async (c: EdgeContext): Promise<Response> => {
    const [gateway, token] = await Promise.all([parts.findGateway(), parts.findToken()])
    const given = c.req.header('asaas-access-token') ?? ''
    if (!gateway || !token || !isSameSecret(given, token)) {
      return new Response('', { status: 401, headers: plain })
    }
    const body = await readBody({ incoming: c.env?.incoming, request: c.req.raw }, bound)
    await parts.store([readInbound(gateway, body, parts.clock.now())])
    return new Response('', { status: 200, headers: plain })
  }
  return (app) => {
    app.post(path, (c) => receive(c))
    app.all(path, () => {
      throw new Refusal('invalid', 'platform.method-refused', { data: { allow: ['POST'] } })
    })
  }
}
