import { Refusal } from '@lya/core/refusal.ts'
import { readEvents } from '#assistant/whatsapp/inbound/read-events.ts'
import { isSigned } from '#assistant/whatsapp/inbound/signature.ts'
import type { EventKind } from '#assistant/whatsapp/inbox.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { readBody } from '#platform/http/read-body.ts'
import type { InboundEvent } from '#platform/inbox/index.ts'
import { isSameSecret } from '#platform/security/same-secret.ts'

/** Meta sends no more than this in one call. */
const bound = { bytesMax: 3 * 1024 * 1024, refused: 'platform.body-too-large' }

const path = '/webhooks/whatsapp'
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Mounts the one address that Meta calls. `GET` proves that it is ours; `POST` stores what happened
 * and answers 200 at once, whatever it was: anything else would be repeated for a week. What is
 * not signed by Meta is answered 401 and leaves no trace.
 */
export function mountWebhook(parts: {
  clock: Clock
  phoneNumberId: string
  appSecret: string
  verifyToken: string
  /** Resolves once they are stored for good. */
  store(events: InboundEvent<EventKind>[]): Promise<void>
}): Mount {
  const verify = (c: EdgeContext): Response => {
    const isOurs =
      c.req.query('hub.mode') === 'subscribe' &&
      isSameSecret(c.req.query('hub.verify_token') ?? '', parts.verifyToken)
    return isOurs
      ? new Response(c.req.query('hub.challenge') ?? '', { status: 200, headers: plain })
      : new Response('', { status: 403, headers: plain })
  }
  const receive = async (c: EdgeContext): Promise<Response> => {
    const body = await readBody({ incoming: c.env?.incoming, request: c.req.raw }, bound)
    if (!isSigned(body, c.req.header('x-hub-signature-256') ?? null, parts.appSecret)) {
      return new Response('', { status: 401, headers: plain })
    }
    const at = parts.clock.now()
    const events = readEvents(body, { phoneNumberId: parts.phoneNumberId, at })
    await parts.store(events)
    return new Response('', { status: 200, headers: plain })
  }
  return (app) => {
    app.get(path, (c) => verify(c))
    app.post(path, (c) => receive(c))
    app.all(path, () => {
      throw new Refusal('invalid', 'platform.method-refused', { data: { allow: ['GET', 'POST'] } })
    })
  }
}
