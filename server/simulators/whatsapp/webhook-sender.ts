import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mount } from '#platform/http/edge.ts'
import { simulatedScopedId, simulatedWaId } from '#simulators/whatsapp/simulated-identity.ts'

/** Milliseconds between tries; the real one goes on for a week. */
const pauses = [0, 200, 1_000, 3_000, 10_000]

/** Posts to our own webhook what Meta would, signed, and again until it is answered 200. */
export interface WebhookSender {
  message(phone: string, message: Record<string, unknown>): Promise<void>
  status(
    phone: string,
    status: {
      id: string
      status: string
      at: Temporal.Instant
      /** Comes back as it was given with the message. */
      reference?: string | undefined
    },
  ): Promise<void>
}

/** As Meta writes moments. */
export function stampOf(moment: Temporal.Instant): string {
  return String(Math.floor(moment.epochMilliseconds / 1_000))
}

/**
 * `mount` shows it the application that it calls; what is sent before waits for that.
 */
export function webhookSender(parts: {
  appSecret: string
  phoneNumberId: string
}): WebhookSender & { mount: Mount } {
  const application = Promise.withResolvers<Parameters<Mount>[0]>()
  const post = async (value: Record<string, unknown>): Promise<void> => {
    const metadata = { display_phone_number: '5511000000000', phone_number_id: parts.phoneNumberId }
    const change = {
      field: 'messages',
      value: { messaging_product: 'whatsapp', metadata, ...value },
    }
    const entry = [{ id: 'simulador', changes: [change] }]
    const body = escaped(JSON.stringify({ object: 'whatsapp_business_account', entry }))
    const signature = createHmac('sha256', parts.appSecret).update(body).digest('hex')
    for (const milliseconds of pauses) {
      await pause(milliseconds, undefined, { ref: false })
      const request = new Request('http://localhost/webhooks/whatsapp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': `sha256=${signature}`,
        },
        body,
      })
      const app = await application.promise
      if ((await app.request(request)).status === 200) return
    }
  }
  return {
    mount: (app) => application.resolve(app),
    message: (phone, message) => {
      const waId = simulatedWaId(phone)
      const userId = simulatedScopedId(phone)
      const contacts = [{ profile: { name: 'Pessoa' }, wa_id: waId, user_id: userId }]
      return post({ contacts, messages: [{ from: waId, from_user_id: userId, ...message }] })
    },
    status: (phone, { id, status, at, reference }) =>
      post({
        statuses: [
          {
            ...{ id, status, timestamp: stampOf(at) },
            recipient_id: simulatedWaId(phone),
            recipient_user_id: simulatedScopedId(phone),
            ...(reference === undefined ? {} : { biz_opaque_callback_data: reference }),
          },
        ],
      }),
  }
}

/** As Meta writes letters beyond ASCII, so that only the raw bytes fit the signature. */
function escaped(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
