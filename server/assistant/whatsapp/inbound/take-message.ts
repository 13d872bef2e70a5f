import type { Advice, Decision } from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'
import { planBlock } from '@lya/core/people/plan/plan-block.ts'
import type { Channel } from '#assistant/channels/index.ts'
import { findChannel, type Identity, moveChannel, noteMessage } from '#assistant/channels/index.ts'
import {
  answerUnread,
  type IncomingMessage,
  receiveMessage,
} from '#assistant/conversation/index.ts'
import { idIn, isObject } from '#assistant/whatsapp/inbound/json.ts'
import type { MediaReading } from '#assistant/whatsapp/inbound/media-reader.ts'
import {
  linkByCode,
  linkByLiveCode,
  meetStranger,
} from '#assistant/whatsapp/inbound/meet-stranger.ts'
import { MediaFirst, type UnreadMedia } from '#assistant/whatsapp/inbound/read-media.ts'
import {
  type Attached,
  type Move,
  readMessage,
  type Said,
} from '#assistant/whatsapp/inbound/read-message.ts'
import { inbox, type WhatsAppEvent } from '#assistant/whatsapp/inbox.store.ts'
import { askForText, nameOf } from '#assistant/whatsapp/whatsapp.copy.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { becomeUser, type Tx } from '#platform/db/transaction.ts'
import type { Afterwards } from '#platform/inbox/index.ts'

const nothing: Afterwards = () => undefined

/**
 * Does one inbound message as whoever it is from: the conversation is the same as in the built-in
 * chat, and its replies are sent by a job of their own after the commit.
 *
 * @throws MediaFirst, AdviceWanted when it has to be read before; its transaction then never was.
 */
export async function takeMessage(
  parts: WhatsAppParts,
  given: {
    tx: Tx
    sender: string
    event: WhatsAppEvent
    /** What came of it, where it was no text and has been read. */
    reading: MediaReading | null
    /** What a model made of it, where it was left open and one has been asked. */
    advice?: Advice | null
  },
): Promise<Afterwards> {
  const { tx, sender, event, reading } = given
  const content: unknown = JSON.parse(event.content)
  const message = isObject(content) ? content.message : undefined
  const identity: Identity = {
    businessScopedId: idIn(content, 'businessScopedId'),
    waId: idIn(content, 'waId'),
  }
  const said = readMessage(message)
  const from = { tx, sender, event, identity, said }
  const linked = await linkByCode(parts, from, { isWordNeeded: true })
  if (linked) return linked
  if (said.kind === 'moved') return follow(parts, from, said)
  const channel = await findChannel(tx, identity)
  if (!channel) return meetStranger(parts, from)
  const moved = await linkByLiveCode(parts, from)
  if (moved) return moved
  noteMessage(tx, {
    ...identity,
    userId: channel.userId,
    id: channel.id,
    sentAt: event.occurredAt,
  })
  if (said.kind === 'silent') {
    await inbox.setOutcome(tx, event.id, 'silenciosa')
    return nothing
  }
  // The store of the event took an id of the message's as its key.
  const id = idIn(message, 'id') ?? event.id
  const attached = said.kind === 'text' ? said.over : said
  if (attached && !reading && parts.readMedia && !isShut(parts, channel)) {
    const place = { userId: channel.userId, sentAt: event.occurredAt, messageId: id }
    const media = mediaOf(attached, place)
    if (media) throw new MediaFirst(media)
  }
  const advice = parts.advise
    ? { advice: given.advice === undefined ? ('ask' as const) : given.advice }
    : {}
  return converse(parts, { tx, event, channel, said, reading, id, advice })
}

/** Moves the link along with its person. It is no message of theirs: the 24 hours do not begin. */
async function follow(
  parts: WhatsAppParts,
  { tx, event, identity }: { tx: Tx; event: WhatsAppEvent; identity: Identity },
  { waId, businessScopedId, previousScopedId }: Move,
): Promise<Afterwards> {
  const { businessScopedId: fromId } = identity
  // The sender may be told by the new id already, which nobody has yet.
  const oldId = previousScopedId ?? (fromId === businessScopedId ? null : fromId)
  const channel = await findChannel(tx, { ...identity, businessScopedId: oldId })
  if (!channel) {
    await inbox.setOutcome(tx, event.id, 'silenciosa')
    return nothing
  }
  const { userId, id } = channel
  await moveChannel(tx, { userId, id, waId, businessScopedId, at: event.occurredAt })
  return () => parts.announce(userId, ['channels'])
}

function mediaOf(
  { what, mediaId, type }: Attached,
  message: Pick<UnreadMedia, 'userId' | 'sentAt' | 'messageId'>,
): UnreadMedia | null {
  if (!mediaId || !(what === 'audio' || what === 'image' || what === 'document')) return null
  return { ...message, what, mediaId, type: type ?? '' }
}

async function converse(
  parts: WhatsAppParts,
  turn: {
    tx: Tx
    event: WhatsAppEvent
    channel: Channel
    said: Extract<Said, { kind: 'text' | 'unread' }>
    reading: MediaReading | null
    id: string
    advice: Pick<IncomingMessage, 'advice'>
  },
): Promise<Afterwards> {
  const { tx, event, said, reading, id } = turn
  const { userId, timeZone, plan, id: channelId } = turn.channel
  becomeUser(tx, userId)
  const ctx = { tx, userId, timeZone, plan, clock: parts.clock, events: parts.events }
  const { publicUrl } = parts
  const place = { channel: 'whatsapp', channelId, id, sentAt: event.occurredAt, publicUrl } as const
  const understood = said.kind === 'text' ? typed(said, reading) : readAs(said, reading)
  let topics: readonly Topic[] = ['conversation']
  let decision: Decision | null = null
  if ('answer' in understood && !isShut(parts, turn.channel)) {
    await answerUnread(ctx, { ...place, ...understood })
  } else {
    const spoken = 'answer' in understood ? { text: understood.name } : understood
    ;({ topics, decision } = await receiveMessage(ctx, { ...place, ...spoken, ...turn.advice }))
  }
  return () => {
    parts.counts.note(decision)
    parts.sendSoon(userId)
    parts.announce(userId, topics)
  }
}

/** What nobody has paid for is not read, which would cost; it is kept by its name. */
function isShut({ clock }: WhatsAppParts, { plan }: Channel): boolean {
  return planBlock(plan, clock.now()) !== null
}

type Understood =
  | Pick<IncomingMessage, 'text' | 'replyTo' | 'isHeard' | 'see'>
  | { name: string; answer: string }

function typed(
  { text, replyTo, over }: Extract<Said, { kind: 'text' }>,
  reading: MediaReading | null,
): Understood {
  if (!over || reading?.kind !== 'seen') return { text, replyTo: replyTo ?? undefined }
  return { text: `${nameOf(over.what)}: ${text}`, see: reading.see }
}

function readAs(
  { what }: Extract<Said, { kind: 'unread' }>,
  reading: MediaReading | null,
): Understood {
  const name = nameOf(what)
  if (reading?.kind === 'seen') return { text: name, see: reading.see }
  if (reading?.kind === 'unread') return { name, answer: reading.answer }
  const heard = reading?.text.replaceAll('\0', '').trim() ?? ''
  return heard === '' ? { name, answer: askForText(what) } : { text: heard, isHeard: true }
}
