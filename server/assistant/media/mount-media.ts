import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { Topic } from '@lya/contract/events.ts'
import { limits } from '@lya/core/limits.ts'
import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'
import { findExchange, type IncomingMessage } from '#assistant/conversation/index.ts'
import { limitFiles } from '#assistant/media/limit-files.ts'
import { type MediaParts, readMedia } from '#assistant/media/read-media.ts'
import { receiveFile } from '#assistant/media/receive-file.ts'
import type { RuleCounts } from '#assistant/trail/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Admit } from '#platform/http/admit.ts'
import { asActor } from '#platform/http/as-actor.ts'
import type { Actor } from '#platform/http/context.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { readBody } from '#platform/http/read-body.ts'

const bound = { bytesMax: limits.mediaBytesMax, refused: 'conversation.media-too-large' }

interface Parts extends MediaParts {
  db: Database
  clock: Clock
  events: TransactionEvents
  admit: Admit
  publicUrl: string | null
  /** The address people type, for the links that Lya sends. */
  productUrl: string
  counts: Pick<RuleCounts, 'note'>
  announce(userId: string, topics: Topic[], clientId: string | null): void
  /** Receives what was heard, once more with a model's advice where it was left open. */
  withAdvice<Outcome>(
    receive: (given: Pick<IncomingMessage, 'advice'>) => Promise<Outcome>,
  ): Promise<Outcome>
}

interface Sent {
  id: string
  text: string
  replies: Reply[]
}

/**
 * `PUT /api/assistant/media/{id}` takes a photo or a recording as a message. The id is the
 * message's: a repeat gets the first answer, and costs nothing.
 */
export function mountMedia(parts: Parts): Mount {
  return (app, answers) => {
    app.put('/api/assistant/media/:id', async (c) =>
      answers.json({ status: 200, body: await take(parts, c) }),
    )
  }
}

async function take(parts: Parts, c: EdgeContext): Promise<Sent> {
  const request = c.req.raw
  const { headers } = request
  if (!isOwnOrigin(headers, parts.publicUrl)) {
    throw new Refusal('forbidden', 'platform.origin-refused')
  }
  const actor = await parts.admit('paid', headers)
  const id = z.uuid().safeParse(c.req.param('id')).data
  if (id === undefined) throw new Refusal('invalid', 'platform.input-invalid')
  const repeated = await findRepeat(parts, actor, id)
  if (repeated) return repeated
  const { topics, decision, ...answered } = await parts.pictures.hold(actor.userId, () =>
    answerFile(parts, c, { actor, id }),
  )
  parts.counts.note(decision)
  parts.announce(actor.userId, topics, headers.get('x-client-id')?.slice(0, 64) || null)
  return { id, ...answered }
}

/** Reads the file and has Lya answer; whoever sends many at once waits before they are read. */
async function answerFile(
  parts: Parts,
  c: EdgeContext,
  { actor, id }: { actor: Actor; id: string },
): Promise<Awaited<ReturnType<typeof receiveFile>>> {
  await limitFiles(parts, actor.userId)
  const request = c.req.raw
  const bytes = await readBody({ incoming: c.env?.incoming, request }, bound)
  const type = request.headers.get('content-type') ?? ''
  const sentAt = parts.clock.now()
  // Before the transaction: it may take half a minute.
  const reading = await readMedia(parts, { userId: actor.userId, bytes, type })
  if (reading.kind === 'unread' && (reading.why === 'no-file' || reading.why === 'no-image')) {
    throw new Refusal('invalid', 'conversation.media-unreadable')
  }
  const what = type.startsWith('audio/') ? 'audio' : 'image'
  const file = { id, sentAt, publicUrl: parts.productUrl, what } as const
  return parts.withAdvice((given) =>
    asActor({ ...parts, actor }, (ctx) => receiveFile(ctx, file, reading, given)),
  )
}

async function findRepeat({ db }: Parts, { userId }: Actor, id: string): Promise<Sent | null> {
  const place = { channel: 'web', id } as const
  const find = () => asUser(db, userId, (tx) => findExchange(tx, userId, place), { readOnly: true })
  const first = await find()
  return first && { id, ...first }
}
