import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { simulatedPhone, simulatedScopedId } from '#simulators/whatsapp/simulated-identity.ts'
import { keepMessage, markAsRead, type ShownMessage } from '#simulators/whatsapp/telephone.store.ts'
import type { WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

export interface GraphAnswer {
  status: number
  body: unknown
  /** What Meta tells after it has answered. */
  afterwards?: () => Promise<void>
}

interface Text {
  body?: string
}

/** What we may post, as far as the telephone shows it. */
interface Posted {
  to?: string
  recipient?: string
  status?: string
  message_id?: string
  type?: string
  text?: Text
  context?: { message_id?: string }
  biz_opaque_callback_data?: string
  interactive?: {
    body?: { text?: string }
    action?: {
      buttons?: { reply: { id: string; title: string } }[]
      sections?: { rows: { id: string; title: string; description?: string }[] }[]
    }
  }
  template?: { components?: { parameters?: { text?: string }[] }[] }
}

/** Takes a message as Meta's Graph would: keeps it for the telephone, then tells its statuses. */
export async function answerGraph(
  parts: { db: Database; clock: Clock; webhook: WebhookSender; newId(): string },
  body: unknown,
): Promise<GraphAnswer> {
  const posted = body as Posted
  if (posted.status === 'read' && posted.message_id) {
    await markAsRead(parts.db, posted.message_id)
    return { status: 200, body: { success: true } }
  }
  const content = contentOf(posted)
  if (!posted.to || !content) {
    const error = { code: 100, message: 'Invalid parameter', type: 'OAuthException' }
    return { status: 400, body: { error } }
  }
  const phone = simulatedPhone(posted.to)
  const id = parts.newId()
  await keepMessage(parts.db, { id, phone, author: 'lya', content, fate: 'enviada' })
  const contacts = [{ input: posted.to, wa_id: posted.to, user_id: simulatedScopedId(phone) }]
  const timestamp = String(Math.floor(parts.clock.now().epochMilliseconds / 1_000))
  const reference = posted.biz_opaque_callback_data
  const tell = (status: string): Promise<void> =>
    parts.webhook.status(phone, {
      id,
      status,
      timestamp,
      ...(reference === undefined ? {} : { biz_opaque_callback_data: reference }),
    })
  return {
    status: 200,
    body: { messaging_product: 'whatsapp', contacts, messages: [{ id }] },
    afterwards: async () => {
      await tell('sent')
      await tell('delivered')
    },
  }
}

function contentOf(posted: Posted): ShownMessage['content'] | null {
  const replyTo = posted.context?.message_id ?? null
  if (posted.type === 'text' && posted.text?.body) return { text: posted.text.body, replyTo }
  if (posted.type === 'template') {
    const texts = posted.template?.components?.flatMap(({ parameters = [] }) => parameters) ?? []
    return { text: texts.map(({ text = '' }) => text).join(' '), replyTo }
  }
  const { body, action } = posted.interactive ?? {}
  if (!body?.text) return null
  const buttons = action?.buttons?.map(({ reply }) => reply) ?? []
  const rows = action?.sections?.flatMap((section) => section.rows) ?? []
  return { text: body.text, buttons: [...buttons, ...rows], replyTo }
}
