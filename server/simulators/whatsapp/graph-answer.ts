import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { simulatedPhone, simulatedScopedId } from '#simulators/whatsapp/simulated-identity.ts'
import {
  findLastSent,
  type KeptMessage,
  keepMessage,
  markAsRead,
} from '#simulators/whatsapp/telephone.store.ts'
import type { WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

export interface GraphAnswer {
  status: number
  body: unknown
  /** What Meta tells after it has answered. */
  afterwards?: () => Promise<void>
}

/** Finds the body of an approved template by its name, with `{{1}}` for its first parameter. */
export type ApprovedTemplates = (name: string) => Promise<string | null>

interface Text {
  body?: string
}

/** What we may post, as far as the telephone shows it. */
interface Posted {
  to?: string
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
  template?: { name?: string; components?: { parameters?: { text?: string }[] }[] }
}

interface Parts {
  db: Database
  clock: Clock
  webhook: WebhookSender
  templates: ApprovedTemplates
  newId(): string
}

const windowHours = 24

/** Takes a message as Meta's Graph would: keeps it for the telephone, then tells its statuses. */
export async function answerGraph(parts: Parts, body: unknown): Promise<GraphAnswer> {
  const posted = body as Posted
  if (posted.status === 'read' && posted.message_id) {
    await markAsRead(parts.db, posted.message_id)
    return { status: 200, body: { success: true } }
  }
  if (!posted.to) return graphError(100, 'Invalid parameter')
  const phone = simulatedPhone(posted.to)
  if (posted.type !== 'template' && !(await isWindowOpen(parts, phone))) {
    return graphError(131_047, 'Re-engagement message')
  }
  const content = await contentOf(posted, parts.templates)
  return typeof content === 'number'
    ? graphError(content, 'Invalid message')
    : take(parts, { to: posted.to, phone, content })
}

export function graphError(code: number, message: string, status = 400): GraphAnswer {
  return { status, body: { error: { code, message, type: 'OAuthException' } } }
}

async function take(
  { db, clock, webhook, newId }: Parts,
  { to, phone, content }: { to: string; phone: string; content: KeptMessage['content'] },
): Promise<GraphAnswer> {
  const id = newId()
  const sentAt = clock.now()
  await keepMessage(db, { id, phone, author: 'lya', content, fate: 'enviada', sentAt })
  const contacts = [{ input: to, wa_id: to, user_id: simulatedScopedId(phone) }]
  const tell = (status: string): Promise<void> =>
    webhook.status(phone, { id, status, at: clock.now(), reference: content.reference })
  return {
    status: 200,
    body: { messaging_product: 'whatsapp', contacts, messages: [{ id }] },
    afterwards: async () => {
      await tell('sent')
      await tell('delivered')
    },
  }
}

async function isWindowOpen({ db, clock }: Parts, phone: string): Promise<boolean> {
  const last = await findLastSent(db, phone)
  const closesAt = last?.add({ hours: windowHours })
  return closesAt !== undefined && Temporal.Instant.compare(clock.now(), closesAt) < 0
}

/** As the telephone shows it, or Meta's code for what is wrong with it. */
async function contentOf(
  posted: Posted,
  findTemplate: ApprovedTemplates,
): Promise<KeptMessage['content'] | number> {
  const reference = posted.biz_opaque_callback_data
  const shared = {
    replyTo: posted.context?.message_id ?? null,
    ...(reference === undefined ? {} : { reference }),
  }
  if (posted.type === 'text') {
    return posted.text?.body ? { ...shared, text: posted.text.body } : 100
  }
  if (posted.type === 'template') {
    const { name = '', components = [] } = posted.template ?? {}
    const body = await findTemplate(name)
    if (body === null) return 132_001
    const given = components.flatMap(({ parameters = [] }) => parameters.map(({ text }) => text))
    const wanted = new Set(body.match(/\{\{\d+\}\}/g)).size
    if (given.length !== wanted || !given.every(Boolean)) return 132_000
    if (given.some((text = '') => /[\n\t]| {4}/.test(text))) return 132_012
    const text = body.replace(/\{\{(\d+)\}\}/g, (_, at: string) => given[Number(at) - 1] ?? '')
    return { ...shared, template: name, text }
  }
  const { body, action } = posted.interactive ?? {}
  if (!body?.text) return 100
  const buttons = action?.buttons?.map(({ reply }) => reply) ?? []
  const rows = action?.sections?.flatMap((section) => section.rows) ?? []
  return { ...shared, text: body.text, buttons: [...buttons, ...rows] }
}
