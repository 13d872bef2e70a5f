import { createHash } from 'node:crypto'
import type { EventKind } from '#commerce/charges/webhook/inbox.store.ts'
import type { PaymentGateway } from '#commerce/gateway/index.ts'
import type { InboundEvent } from '#platform/inbox/index.ts'

/** What is stored of an event: where to look, and no word of what it says. */
export interface Hint {
  name: string
  reference: string | null
  chargeId: string | null
}

const keyLengthMax = 255
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An event as it is stored. What nobody can read is kept by its digest, so that it is seen. */
export function readInbound(
  gateway: PaymentGateway,
  body: Buffer,
  at: Temporal.Instant,
): InboundEvent<EventKind> {
  const event = gateway.readEvent(parse(body))
  if (!event) {
    const key = `unreadable:${createHash('sha256').update(body).digest('base64url')}`
    return { key, kind: 'outro', sender: null, occurredAt: at, content: '{}' }
  }
  const { id, name, reference, chargeId } = event
  const hint: Hint = { name, reference, chargeId }
  const ours = reference !== null && uuid.test(reference) ? reference.toLowerCase() : null
  const sender = name.startsWith('PAYMENT_') ? (ours ?? chargeId) : null
  return {
    key: id.slice(0, keyLengthMax),
    kind: sender === null ? 'outro' : 'cobranca',
    sender,
    occurredAt: at,
    content: JSON.stringify(hint),
  }
}

function parse(body: Buffer): unknown {
  try {
    // PostgreSQL keeps no NUL, and no id of the provider holds one.
    return JSON.parse(body.toString('utf8').replaceAll('\\u0000', ''))
  } catch {
    return null
  }
}
