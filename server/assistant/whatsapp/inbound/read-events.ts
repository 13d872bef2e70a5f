import { createHash } from 'node:crypto'
import { numberKey } from '@lya/core/people/identity/whatsapp-number.ts'
import {
  idIn,
  type Json,
  numberIn,
  objectIn,
  objectsIn,
  textIn,
} from '#assistant/whatsapp/inbound/json.ts'

import type { EventKind } from '#assistant/whatsapp/inbox.store.ts'
import type { InboundEvent } from '#platform/inbox/index.ts'

/** No number and no scoped id begins so. */
const statusMark = 's:'

type WhatsAppTold = InboundEvent<EventKind>

/**
 * Takes a webhook's body apart: every entry, change, message and status in it.
 *
 * Whatever has another shape than we know, or is of another number of the same business, is kept
 * as `outro`: it was signed, so it is Meta's, and it would be repeated for days if it was refused.
 *
 * @param at When it arrived: the moment of what tells none, and the latest that any may have.
 */
export function readEvents(
  body: Buffer,
  expected: { phoneNumberId: string; at: Temporal.Instant },
): WhatsAppTold[] {
  const text = body.toString('utf8')
  let changes: Json[]
  try {
    const envelope: unknown = JSON.parse(text)
    changes = objectsIn(envelope, 'entry').flatMap((entry) => objectsIn(entry, 'changes'))
    const events = changes.flatMap((change) => eventsOf(change, expected))
    return events.length > 0 ? events : [otherEvent(text, expected.at)]
  } catch (error) {
    // No JSON, or nested deeper than the stack: kept as it came.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return [otherEvent(text, expected.at)]
  }
}

function eventsOf(
  change: Json,
  { phoneNumberId, at }: { phoneNumberId: string; at: Temporal.Instant },
): WhatsAppTold[] {
  const value = objectIn(change, 'value')
  const isOurs =
    change.field === 'messages' &&
    textIn(objectIn(value, 'metadata'), 'phone_number_id') === phoneNumberId
  if (!isOurs) return [otherEvent(JSON.stringify(change), at)]
  const contacts = objectsIn(value, 'contacts')
  const events = [
    ...listOf(value, 'messages').map((message) => messageEvent(message, contacts, at)),
    ...listOf(value, 'statuses').map((status) => statusEvent(status, at)),
  ]
  return events.length > 0 ? events : [otherEvent(JSON.stringify(change), at)]
}

/** Whatever stands in the list, so that nothing of it is lost. */
function listOf(value: Json, name: string): unknown[] {
  const list = value[name]
  return Array.isArray(list) ? list : []
}

function messageEvent(message: unknown, contacts: Json[], at: Temporal.Instant): WhatsAppTold {
  const id = idIn(message, 'id')
  const contact = contacts.length === 1 ? contacts[0] : undefined
  // Whoever shows a username is known by the old scoped id alone when it changes.
  const scopedId =
    idIn(message, 'from_user_id') ??
    idIn(contact, 'user_id') ??
    idIn(objectIn(message, 'system'), 'previous_user_id')
  const waId = idIn(message, 'from', 32) ?? idIn(contact, 'wa_id', 32)
  if (id === null || (scopedId === null && waId === null)) {
    return otherEvent(JSON.stringify(message), at)
  }
  const content = JSON.stringify({ message, businessScopedId: scopedId, waId })
  const sender = senderOf(scopedId, waId)
  return { key: `m:${id}`, kind: 'mensagem', sender, occurredAt: momentOf(message, at), content }
}

function statusEvent(status: unknown, at: Temporal.Instant): WhatsAppTold {
  const id = idIn(status, 'id')
  const name = idIn(status, 'status', 32)
  if (id === null || name === null) return otherEvent(JSON.stringify(status), at)
  const scopedId = idIn(status, 'recipient_user_id')
  const waId = idIn(status, 'recipient_id', 32)
  return {
    key: `s:${id}:${name}`,
    kind: 'situacao',
    sender: `${statusMark}${senderOf(scopedId, waId) ?? id}`,
    occurredAt: momentOf(status, at),
    content: JSON.stringify(status),
  }
}

/** Whether these are the statuses of what went to somebody, rather than what they wrote. */
export function isOfStatuses(sender: string): boolean {
  return sender.startsWith(statusMark)
}

function otherEvent(content: string, at: Temporal.Instant): WhatsAppTold {
  const digest = createHash('sha256').update(content).digest('base64url')
  // PostgreSQL cannot store NUL in a text.
  const stored = content.replaceAll('\0', '')
  return { key: `o:${digest}`, kind: 'outro', sender: null, occurredAt: at, content: stored }
}

function senderOf(scopedId: string | null, waId: string | null): string | null {
  return scopedId ?? (waId === null ? null : numberKey(waId))
}

/** Unix seconds as text; never later than its arrival, or a wrong clock would write the future. */
function momentOf(event: unknown, arrived: Temporal.Instant): Temporal.Instant {
  const seconds = textIn(event, 'timestamp') ?? String(numberIn(event, 'timestamp') ?? '')
  if (!/^[0-9]{1,10}$/.test(seconds)) return arrived
  const told = Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1_000)
  return Temporal.Instant.compare(told, arrived) > 0 ? arrived : told
}
