import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isLoopbackHost, isOwnOrigin } from '#platform/http/origin.ts'
import { readJsonBody } from '#platform/http/read-body.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { newId } from '#platform/security/ids.ts'
import { sentMessage } from '#simulators/whatsapp/sent-message.ts'
import { keepMessage, listMessages, takeUnread } from '#simulators/whatsapp/telephone.store.ts'
import { telephonePage, telephonePolicy } from '#simulators/whatsapp/telephone-page.ts'
import type { WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

const path = '/simulador/whatsapp'

/**
 * Mounts `GET /simulador/whatsapp`: a telephone that writes to Lya as any number. Whoever has it
 * can write in the name of every linked number, so it is there only while simulators are allowed
 * and no WhatsApp is set up, and it answers to a name of ours alone.
 */
export function mountTelephone(parts: {
  db: Database
  clock: Clock
  publicUrl: string | null
  webhook: WebhookSender
}): Mount {
  const ownHost = parts.publicUrl === null ? null : new URL(parts.publicUrl).host
  const list = async (c: EdgeContext): Promise<Response> => {
    const phone = readPhone(c.req.query('telefone'))
    const messages = await listMessages(parts.db, phone)
    for (const id of await takeUnread(parts.db, phone)) {
      await parts.webhook.status(phone, { id, status: 'read', timestamp: seconds(parts.clock) })
    }
    return json(200, { messages })
  }
  const send = async (c: EdgeContext): Promise<Response> => {
    if (!isOwnOrigin(c.req.raw.headers, parts.publicUrl)) {
      throw new Refusal('forbidden', 'platform.origin-refused')
    }
    const body = await readJsonBody({ incoming: c.env?.incoming, request: c.req.raw })
    const sent = sentMessage(body)
    const phone = readPhone((body as { phone?: string }).phone)
    if (!sent) throw new Refusal('invalid', 'platform.input-invalid')
    const id = `wamid.${newId()}`
    const { content, message } = sent
    await keepMessage(parts.db, { id, phone, author: 'pessoa', content, fate: 'entregue' })
    await parts.webhook.message(phone, { id, timestamp: seconds(parts.clock), ...message })
    return json(202, { id })
  }
  return (app) => {
    app.use(`${path}/*`, async (c, next) => {
      const host = c.req.header('host') ?? ''
      if (!isLoopbackHost(host) && host !== ownHost) {
        throw new Refusal('missing', 'platform.route-missing')
      }
      return next()
    })
    app.get(path, () => page(telephonePage()))
    app.get(`${path}/mensagens`, (c) => list(c))
    app.post(`${path}/mensagens`, (c) => send(c))
  }
}

function readPhone(typed: string | undefined): string {
  const phone = (typed ?? '').replace(/[^0-9]/g, '')
  if (!/^[1-9][0-9]{9,14}$/.test(phone)) throw new Refusal('invalid', 'platform.input-invalid')
  return phone
}

function seconds(clock: Clock): string {
  return String(Math.floor(clock.now().epochMilliseconds / 1_000))
}

function json(status: number, body: unknown): Response {
  const headers = { ...securityHeaders({ isHttps: false }), 'cache-control': 'no-store' }
  return Response.json(body, { status, headers })
}

function page(html: string): Response {
  return new Response(html, {
    headers: {
      ...securityHeaders({ isHttps: false }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': telephonePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
