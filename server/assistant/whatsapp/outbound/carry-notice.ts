import { findLatestDestination, type Identity } from '#assistant/channels/index.ts'
import {
  type Recipient,
  WhatsAppFailure,
  type WhatsAppGateway,
} from '#assistant/whatsapp/gateway.ts'
import { failureKindOf } from '#assistant/whatsapp/outbound/failure-kind.ts'
import { referenceOf } from '#assistant/whatsapp/outbound/reference.ts'
import { retryAfter } from '#assistant/whatsapp/outbound/retry-policy.ts'
import { recipientOf } from '#assistant/whatsapp/outbound/send-replies.ts'
import {
  type Arrival,
  keepStatus,
  type NoticeStatus,
  type WhatsAppCarrier,
  type WhatsAppNotice,
} from '#people/notices/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'

const windowHours = 24

/** Meta's code for a message outside the 24 hours, which it counts more exactly than we do. */
const windowClosed = 131_047

/** Seconds that a status has to tell that a message left after all; a webhook is repeated soon. */
const unknownSeconds = 600

/** Carries the notices of every area to the number from which the person wrote last. */
export function noticeCarrier(parts: Parts): WhatsAppCarrier {
  return {
    prepare: async (ctx, notice) => {
      const { userId } = ctx
      const destination = await findLatestDestination(ctx.tx, userId)
      if (!destination) return null
      // As of now: within the transaction the clock stands.
      const now = ctx.clock.now()
      return () => carry(parts, { ...destination, now }, { ...notice, userId })
    },
    carryTo: ({ lastMessageAt, ...identity }, notice) => {
      const latest = Temporal.Instant.from(lastMessageAt)
      const now = parts.clock.now()
      return carry(parts, { ...identity, lastMessageAt: latest, now }, notice)
    },
  }
}

interface Parts {
  gateway: WhatsAppGateway
  log: Log
  clock: Clock
}

type Destination = Identity & { lastMessageAt: Temporal.Instant; now: Temporal.Instant }

async function carry(
  parts: Parts,
  destination: Destination,
  { userId, ...notice }: WhatsAppNotice & { userId: string },
): Promise<Arrival> {
  const closesAt = destination.lastMessageAt.add({ hours: windowHours })
  const isOpen = Temporal.Instant.compare(destination.now, closesAt) < 0
  const reference = referenceOf({ userId, id: notice.id })
  try {
    await send(parts.gateway, { to: recipientOf(destination), notice, reference, isOpen })
    return { outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof WhatsAppFailure)) throw error
    return arrivalOf(parts.log, notice, error)
  }
}

/** Notes what Meta told of a notice; what it gave back for a passing reason is sent again. */
export function keepNoticeStatus(tx: Tx, told: NoticeStatus): Promise<void> {
  const { code } = told
  return keepStatus(tx, told, (attempts) =>
    code === null ? null : retryAfter(failureKindOf(code), attempts),
  )
}

/** Within the 24 hours as a message, which nobody has to approve; else as the template. */
async function send(
  gateway: WhatsAppGateway,
  message: { to: Recipient; notice: WhatsAppNotice; reference: string; isOpen: boolean },
): Promise<void> {
  const { to, reference } = message
  const { template, parameters } = message.notice
  const late = { to, template: template.name, parameters, reference }
  if (!message.isOpen) return void (await gateway.sendTemplate(late))
  const text = template.body.replace(
    /\{\{(\d+)\}\}/g,
    (_, number: string) => parameters[Number(number) - 1] ?? '',
  )
  try {
    await gateway.send({ to, text, choices: [], reference })
  } catch (error) {
    if (!(error instanceof WhatsAppFailure) || error.code !== windowClosed) throw error
    await gateway.sendTemplate(late)
  }
}

function arrivalOf(
  log: Log,
  { id, attempts }: WhatsAppNotice,
  { kind, code }: WhatsAppFailure,
): Arrival {
  const seconds = retryAfter(kind, attempts)
  const error = `${kind}:${code ?? ''}`
  if (kind === 'alarm') log.error('WhatsApp needs the operator', { code })
  else log.warn('a WhatsApp notice did not leave', { id, kind, code, seconds })
  if (kind === 'unknown') {
    return seconds === null
      ? { outcome: 'uncertain', error }
      : { outcome: 'unknown', error, seconds: unknownSeconds }
  }
  return seconds === null ? { outcome: 'never', error } : { outcome: 'later', error, seconds }
}
