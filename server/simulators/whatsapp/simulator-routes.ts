import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { readBody, readJsonBody } from '#platform/http/read-body.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { newId } from '#platform/security/ids.ts'
import { assertFromHere } from '#simulators/from-here.ts'
import { chosenFile, shownType } from '#simulators/whatsapp/chosen-file.ts'
import { mediaIdOf, messageIdOf } from '#simulators/whatsapp/graph-media.ts'
import { sentFile, sentMessage } from '#simulators/whatsapp/sent-message.ts'
import {
  findFile,
  type KeptMessage,
  keepMessage,
  listMessages,
  takeUnread,
} from '#simulators/whatsapp/telephone.store.ts'
import { telephonePage } from '#simulators/whatsapp/telephone-page.ts'
import { stampOf, type WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

const path = '/simulador/whatsapp'

/** What WhatsApp takes as a recording, its largest but for documents. */
const fileBound = { bytesMax: 16 * 1024 * 1024, refused: 'conversation.media-too-large' }

/** How long ago a message was written that comes late: the 24 hours are over. */
const lateHours = 25

interface Parts {
  db: Database
  clock: Clock
  publicUrl: string | null
  webhook: WebhookSender
}

/**
 * Mounts `GET /simulador/whatsapp`: a telephone that writes to Lya as any number. Whoever has it
 * can write in the name of every linked number, so it is there only while simulators are allowed
 * and no WhatsApp is set up, and it answers this machine alone.
 */
export function mountTelephone(parts: Parts): Mount {
  return (app) => {
    app.use(`${path}/*`, (c, next) => {
      assertFromHere(c.req.raw.headers)
      if (c.req.method !== 'GET' && !isOwnOrigin(c.req.raw.headers, parts.publicUrl)) {
        throw new Refusal('forbidden', 'platform.origin-refused')
      }
      return next()
    })
    app.get(path, () => page(telephonePage.html))
    app.get(`${path}/mensagens`, (c) => list(parts, c))
    app.post(`${path}/mensagens`, (c) => write(parts, c))
    app.post(`${path}/arquivos`, (c) => sendFile(parts, c))
    app.get(`${path}/arquivos/:id`, (c) => showFile(parts, c.req.param('id') ?? ''))
  }
}

async function list({ db, clock, webhook }: Parts, c: EdgeContext): Promise<Response> {
  const phone = readPhone(c.req.query('telefone'))
  const messages = await listMessages(db, phone)
  for (const { id, content } of await takeUnread(db, phone)) {
    const { reference } = content
    await webhook.status(phone, { id, status: 'read', at: clock.now(), reference })
  }
  return json(200, {
    messages: messages.map(({ id, author, content, fate, sentAt }) => {
      const { reference: _, ...seen } = content
      const isShown = content.file !== undefined && shownType(content.file.type) !== null
      return { id, mediaId: mediaIdOf(id), author, content: seen, isShown, fate, sentAt }
    }),
  })
}

async function write(parts: Parts, c: EdgeContext): Promise<Response> {
  const body = await readJsonBody({ incoming: c.env?.incoming, request: c.req.raw })
  const sent = sentMessage(body)
  if (!sent) throw new Refusal('invalid', 'platform.input-invalid')
  const { phone, isLate } = body as { phone?: string; isLate?: boolean }
  const id = messageIdOf(newId())
  return carry(parts, { ...sent, id, phone: readPhone(phone), isLate: isLate === true })
}

async function sendFile(parts: Parts, c: EdgeContext): Promise<Response> {
  const { telefone, nome = '', legenda = '', atraso } = c.req.query()
  const phone = readPhone(telefone)
  const bytes = await readBody({ incoming: c.env?.incoming, request: c.req.raw }, fileBound)
  if (bytes.length === 0) throw new Refusal('invalid', 'platform.input-invalid')
  const file = chosenFile(bytes, { type: c.req.header('content-type') ?? '', name: nome })
  const mediaId = newId()
  const sent = sentFile(file, { mediaId, caption: legenda })
  return carry(parts, { ...sent, id: messageIdOf(mediaId), phone, bytes, isLate: atraso === '1' })
}

/** Keeps it for the telephone, and tells our webhook. */
async function carry(
  { db, clock, webhook }: Parts,
  sent: {
    id: string
    phone: string
    content: KeptMessage['content']
    message: Record<string, unknown>
    bytes?: Buffer
    isLate: boolean
  },
): Promise<Response> {
  const { id, phone, content } = sent
  const sentAt = clock.now().subtract({ hours: sent.isLate ? lateHours : 0 })
  const kept = { id, phone, author: 'pessoa', content, fate: 'entregue', sentAt } as const
  await keepMessage(db, kept, sent.bytes)
  await webhook.message(phone, { id, timestamp: stampOf(sentAt), ...sent.message })
  return json(202, { id })
}

/** To the telephone, which shows pictures and plays recordings; nothing else is handed out. */
async function showFile({ db }: Parts, mediaId: string): Promise<Response> {
  const file = await findFile(db, messageIdOf(mediaId))
  const type = file && shownType(file.type)
  if (!file || !type) throw new Refusal('missing', 'platform.route-missing')
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...securityHeaders({ isHttps: false }),
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    },
  })
}

function readPhone(typed: string | undefined): string {
  const phone = String(typed ?? '').replace(/[^0-9]/g, '')
  if (!/^[1-9][0-9]{9,14}$/.test(phone)) throw new Refusal('invalid', 'platform.input-invalid')
  return phone
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
      'content-security-policy': telephonePage.policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
