import { webhook } from '#adapters/asaas/asaas-answers.ts'
import type { GatewayEvent } from '#commerce/gateway/index.ts'

/** The provider writes moments without a zone; they are of its own. */
const zone = 'America/Sao_Paulo'

/** Reads a webhook's body; what it is about may be something that we never make. */
export function eventOf(body: unknown): GatewayEvent | null {
  const read = webhook.safeParse(body)
  if (!read.success) return null
  const { id, event, dateCreated, payment, subscription } = read.data
  return {
    id,
    name: event,
    occurredAt: momentOf(dateCreated),
    chargeId: payment?.id ?? null,
    reference: payment?.externalReference ?? null,
    installmentId: payment?.installment ?? null,
    subscriptionId: subscription?.id ?? payment?.subscription ?? null,
    customerId: payment?.customer ?? subscription?.customer ?? null,
  }
}

function momentOf(text: string | null): Temporal.Instant | null {
  const [, day, month, year, time] = /^(\d{2})\/(\d{2})\/(\d{4})(.*)$/.exec(text ?? '') ?? []
  const iso = day === undefined ? (text ?? '') : `${year}-${month}-${day}${time}`
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$/.test(iso)) return null
  try {
    return Temporal.PlainDateTime.from(iso.replace(' ', 'T')).toZonedDateTime(zone).toInstant()
  } catch {
    return null
  }
}
