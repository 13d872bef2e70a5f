import type { Channel } from '#assistant/channels/index.ts'
import { findChannel, type Identity, moveChannel, noteMessage } from '#assistant/channels/index.ts'
import { answerUnread, receiveMessage } from '#assistant/conversation/index.ts'
import { setOutcome, type WaitingEvent } from '#assistant/whatsapp/events.store.ts'
import { idIn, isObject } from '#assistant/whatsapp/inbound/json.ts'
import { linkByCode, meetStranger } from '#assistant/whatsapp/inbound/meet-stranger.ts'
import { readMessage, type Said } from '#assistant/whatsapp/inbound/read-message.ts'
import { askForText, nameOf } from '#assistant/whatsapp/whatsapp.copy.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { becomeUser, type Tx } from '#platform/db/transaction.ts'

/** What is to be done once the transaction has been committed. */
export type Afterwards = () => void

const nothing: Afterwards = () => undefined

/**
 * Does one inbound message as whoever it is from: the conversation is the same as in the built-in
 * chat, and its replies are sent by a job of their own after the commit.
 */
export async function takeMessage(
  parts: WhatsAppParts,
  { tx, sender, event }: { tx: Tx; sender: string; event: WaitingEvent },
): Promise<Afterwards> {
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
  const channel = await findChannel(tx, identity)
  if (!channel) return meetStranger(parts, from)
  await noteMessage(tx, {
    ...identity,
    userId: channel.userId,
    id: channel.id,
    sentAt: event.occurredAt,
  })
  if (said.kind === 'moved') {
    await moveChannel(tx, { userId: channel.userId, id: channel.id, waId: said.waId })
    return () => parts.announce(channel.userId, ['channels'])
  }
  if (said.kind === 'silent') {
    await setOutcome(tx, event.id, 'silenciosa')
    return nothing
  }
  // The store of the event took an id of the message's as its key.
  return converse(parts, { tx, event, channel, said, id: idIn(message, 'id') ?? event.id })
}

async function converse(
  parts: WhatsAppParts,
  turn: {
    tx: Tx
    event: WaitingEvent
    channel: Channel
    said: Extract<Said, { kind: 'text' | 'unread' }>
    id: string
  },
): Promise<Afterwards> {
  const { tx, event, said, id } = turn
  const { userId, timeZone, id: channelId } = turn.channel
  await becomeUser(tx, userId)
  const ctx = { tx, userId, timeZone, clock: parts.clock }
  const place = { channel: 'whatsapp', channelId, id, sentAt: event.occurredAt } as const
  if (said.kind === 'unread') {
    await answerUnread(ctx, { ...place, name: nameOf(said.what), answer: askForText(said.what) })
    await parts.wakeSender(tx, userId)
    return () => parts.announce(userId, ['conversation'])
  }
  const { topics } = await receiveMessage(ctx, {
    ...place,
    text: said.text,
    replyTo: said.replyTo ?? undefined,
  })
  await parts.wakeSender(tx, userId)
  return () => parts.announce(userId, topics)
}
