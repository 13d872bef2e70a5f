import { createHmac } from 'node:crypto'
import { fakeAccess } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'

export interface InboundMessage extends Record<string, unknown> {
  id: string
  timestamp: string
  type: string
}

/** What Meta does to our webhook. */
export interface Meta {
  /** Posts any body, signed unless a signature is given. */
  post(body: string | Buffer, signature?: string | null): Promise<number>
  /** Posts these messages of one person in one webhook. */
  say(from: { waId?: string; userId?: string }, ...messages: InboundMessage[]): Promise<number>
  status(status: Record<string, unknown>): Promise<number>
}

export function sign(body: string | Buffer, secret: string = fakeAccess.WHATSAPP_APP_SECRET) {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

export function envelope(value: Record<string, unknown>): string {
  const metadata = { phone_number_id: fakeAccess.WHATSAPP_PHONE_NUMBER_ID }
  const changes = [
    { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } },
  ]
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] })
}

export function meta(app: TestApp): Meta {
  const post: Meta['post'] = async (body, signature = sign(body)) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (signature !== null) headers['x-hub-signature-256'] = signature
    const init = { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) }
    return (await fetch(`${app.url}/webhooks/whatsapp`, init)).status
  }
  return {
    post,
    say: ({ waId, userId }, ...messages) => {
      const who = {
        ...(waId === undefined ? {} : { from: waId }),
        ...(userId === undefined ? {} : { from_user_id: userId }),
      }
      return post(envelope({ messages: messages.map((message) => ({ ...who, ...message })) }))
    },
    status: (status) => post(envelope({ statuses: [status] })),
  }
}

/** Unix seconds as Meta writes them. */
export function stamp(instant: string): string {
  return String(Temporal.Instant.from(instant).epochMilliseconds / 1_000)
}

let told = 0

export function text(body: string, at: string, more: Record<string, unknown> = {}): InboundMessage {
  told += 1
  return { id: `wamid.in${told}`, timestamp: stamp(at), type: 'text', text: { body }, ...more }
}
