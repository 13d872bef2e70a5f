import { type Identity, listDestinations, saveWaId } from '#assistant/channels/index.ts'
import {
  type ClaimedReply,
  claimReply,
  keepFailure,
  keepSent,
} from '#assistant/conversation/index.ts'
import {
  type OutgoingTemplate,
  type Recipient,
  type Sent,
  WhatsAppFailure,
} from '#assistant/whatsapp/gateway.ts'
import { markRead } from '#assistant/whatsapp/outbound/mark-read.ts'
import { referenceOf } from '#assistant/whatsapp/outbound/reference.ts'
import { retryAfter, unknownSeconds } from '#assistant/whatsapp/outbound/retry-policy.ts'
import { undoChoice } from '#assistant/whatsapp/whatsapp.copy.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { asSystem, asUser, type Tx } from '#platform/db/transaction.ts'

const windowHours = 24

/** Meta's code for a message outside the 24 hours, which it counts more exactly than we do. */
const windowClosed = 131_047

type Destination = (Identity & { id: string; lastMessageAt: Temporal.Instant }) | null

/** Keeps what became of a reply. */
type Keep = (tx: Tx) => void | Promise<void>

/** Sends what the person has unsent, in its order, until nothing is due. */
export async function sendReplies(parts: WhatsAppParts, userId: string): Promise<void> {
  let keep: Keep | null = () => undefined
  while (keep) keep = await sendNext(parts, userId, keep)
}

/** What is on its way or waits is looked at again in its time, in case its worker vanishes. */
async function claimNext(parts: WhatsAppParts, userId: string, keep: Keep) {
  const at = parts.clock.now()
  const until = at.add({ seconds: unknownSeconds })
  return asUser(parts.db, userId, async (tx) => {
    await keep(tx)
    const [claim, destinations] = await Promise.all([
      claimReply(tx, { userId, channel: 'whatsapp', at, until }),
      listDestinations(tx, userId),
    ])
    if (!claim) return null
    if ('waitUntil' in claim) {
      const seconds = Math.ceil(claim.waitUntil.since(at).total('seconds'))
      parts.sendAfter(userId, Math.max(1, seconds))
      return null
    }
    const { reply } = claim
    return { reply, destination: destinations.find(({ id }) => id === reply.channelId) ?? null }
  })
}

/**
 * No transaction is open while the provider is called: one claims, the next one keeps what came and
 * claims again.
 *
 * @returns Null when nothing is due; who stores a reply later has them sent again.
 */
async function sendNext(parts: WhatsAppParts, userId: string, keep: Keep): Promise<Keep | null> {
  const claim = await claimNext(parts, userId, keep)
  if (!claim) return null
  const { reply, destination } = claim
  try {
    const sent = await carry(parts, { userId, reply, destination })
    const { waId } = sent
    if (waId !== null && destination && waId !== destination.waId) {
      await asSystem(parts.db, (tx) => saveWaId(tx, { userId, id: destination.id, waId }))
    }
    const keepThis: Keep = (tx) => keepSent(tx, { userId, id: reply.id, externalId: sent.id })
    if (reply.hasNext) return keepThis
    await asUser(parts.db, userId, async (tx) => keepThis(tx))
    return null
  } catch (error) {
    if (!(error instanceof WhatsAppFailure)) throw error
    return failedAs(parts, { userId, reply, failure: error })
  }
}

async function carry(
  parts: WhatsAppParts,
  turn: { userId: string; reply: ClaimedReply; destination: Destination },
): Promise<Sent> {
  const { userId, reply, destination } = turn
  // The person let the number go meanwhile.
  if (!destination) throw new WhatsAppFailure('never', null)
  const reference = referenceOf({ userId, id: reply.id })
  const late = { to: recipientOf(destination), text: reply.text, reference }
  const closesAt = destination.lastMessageAt.add({ hours: windowHours })
  if (Temporal.Instant.compare(parts.clock.now(), closesAt) >= 0) return carryLate(parts, late)
  if (reply.attempts === 1) await markRead(parts, reply.messageId)
  const choices = reply.isUndoable ? [...reply.quickReplies, undoChoice] : reply.quickReplies
  try {
    return await parts.gateway.send({ ...late, choices: choices.slice(0, 3) })
  } catch (error) {
    const isClosed = error instanceof WhatsAppFailure && error.code === windowClosed
    if (!isClosed) throw error
    return carryLate(parts, late)
  }
}

/** Nothing but an approved template leaves when the 24 hours are over. */
async function carryLate(
  { gateway, lateTemplate }: WhatsAppParts,
  { text, ...message }: Pick<OutgoingTemplate, 'to' | 'reference'> & { text: string },
): Promise<Sent> {
  if (lateTemplate === null) throw new WhatsAppFailure('never', windowClosed)
  return gateway.sendTemplate({ ...message, template: lateTemplate, parameters: [text] })
}

/** The number exactly as WhatsApp writes it, with or without the ninth digit. */
export function recipientOf({ waId, businessScopedId }: Identity): Recipient {
  if (waId !== null) return { waId }
  if (businessScopedId !== null) return { businessScopedId }
  throw new WhatsAppFailure('never', null)
}

function failedAs(
  parts: WhatsAppParts,
  turn: { userId: string; reply: ClaimedReply; failure: WhatsAppFailure },
): Keep {
  const { userId, reply, failure } = turn
  const { kind, code } = failure
  const seconds = retryAfter(kind, reply.attempts)
  const nextAt = seconds === null ? null : parts.clock.now().add({ seconds })
  const error = `${kind}:${code ?? ''}`
  if (kind === 'alarm') parts.log.error('WhatsApp needs the operator', { code })
  else parts.log.warn('a WhatsApp reply did not leave', { id: reply.id, kind, code, seconds })
  const isUnknown = kind === 'unknown'
  return (tx) => keepFailure(tx, { userId, id: reply.id, error, nextAt, isUnknown })
}
