import { findLatestDestination } from '#assistant/channels/index.ts'
import type { Fact } from '#assistant/reminders/facts/fact.ts'
import type { Arrival, ReminderParts } from '#assistant/reminders/parts.ts'
import type { ClaimedReminder } from '#assistant/reminders/reminder.ts'
import { messageOf, sentenceOf, templates } from '#assistant/reminders/reminders.copy.ts'
import {
  type Recipient,
  recipientOf,
  referenceOf,
  retryAfter,
  WhatsAppFailure,
  type WhatsAppGateway,
} from '#assistant/whatsapp/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

const windowHours = 24

/** Meta's code for a message outside the 24 hours, which it counts more exactly than we do. */
const windowClosed = 131_047

/** Seconds that a status has to tell that a message left after all; a webhook is repeated soon. */
const unknownSeconds = 600

/** Null when there is no WhatsApp, or the person has no number there. */
export async function byWhatsApp(
  parts: ReminderParts,
  ctx: ReadContext,
  { reminder, fact }: { reminder: ClaimedReminder; fact: Fact },
): Promise<(() => Promise<Arrival>) | null> {
  const { gateway } = parts
  const destination = await findLatestDestination(ctx.tx, ctx.userId)
  if (!gateway || !destination) return null
  const closesAt = destination.lastMessageAt.add({ hours: windowHours })
  const isOpen = Temporal.Instant.compare(ctx.clock.now(), closesAt) < 0
  const reference = referenceOf({ userId: ctx.userId, id: reminder.id })
  return async () => {
    try {
      const to = recipientOf(destination)
      await send(gateway, { to, fact, reference, isOpen })
      return { outcome: 'sent' }
    } catch (error) {
      if (!(error instanceof WhatsAppFailure)) throw error
      return arrivalOf(parts, reminder, error)
    }
  }
}

/** Within the 24 hours as a message, which nobody has to approve; else as the template. */
async function send(
  gateway: WhatsAppGateway,
  message: { to: Recipient; fact: Fact; reference: string; isOpen: boolean },
): Promise<void> {
  const { to, fact, reference } = message
  const template = templates[fact.kind].name
  const late = { to, template, text: sentenceOf(fact), reference }
  if (!message.isOpen) return void (await gateway.sendTemplate(late))
  try {
    await gateway.send({ to, text: messageOf(fact), choices: [], reference })
  } catch (error) {
    if (!(error instanceof WhatsAppFailure) || error.code !== windowClosed) throw error
    await gateway.sendTemplate(late)
  }
}

function arrivalOf(
  parts: ReminderParts,
  { id, attempts }: ClaimedReminder,
  { kind, code }: WhatsAppFailure,
): Arrival {
  const seconds = retryAfter(kind, attempts)
  const error = `${kind}:${code ?? ''}`
  if (kind === 'alarm') parts.log.error('WhatsApp needs the operator', { code })
  else parts.log.warn('a WhatsApp reminder did not leave', { id, kind, code, seconds })
  if (kind === 'unknown') {
    return seconds === null
      ? { outcome: 'uncertain', error }
      : { outcome: 'unknown', error, seconds: unknownSeconds }
  }
  return seconds === null ? { outcome: 'never', error } : { outcome: 'later', error, seconds }
}
