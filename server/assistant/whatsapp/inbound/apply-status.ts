import { keepStatus, type ReplyFate, retryReply } from '#assistant/conversation/index.ts'
import { idIn, numberIn, objectsIn } from '#assistant/whatsapp/inbound/json.ts'
import { inbox, type WhatsAppEvent } from '#assistant/whatsapp/inbox.store.ts'
import { failureKindOf } from '#assistant/whatsapp/outbound/failure-kind.ts'
import { readReference } from '#assistant/whatsapp/outbound/reference.ts'
import { retryAfter } from '#assistant/whatsapp/outbound/retry-policy.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { becomeUser, type Tx } from '#platform/db/transaction.ts'

const fates: Record<string, Extract<ReplyFate, 'enviada' | 'entregue' | 'lida' | 'falhou'>> = {
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
  played: 'lida',
  failed: 'falhou',
}

const statuses = {
  enviada: 'sent',
  entregue: 'delivered',
  lida: 'read',
  falhou: 'failed',
} as const

/** Notes what became of a reply; one that Meta gave back for a passing reason is sent again. */
export async function applyStatus(
  parts: WhatsAppParts,
  tx: Tx,
  event: WhatsAppEvent,
): Promise<() => void> {
  const status: unknown = JSON.parse(event.content)
  const externalId = idIn(status, 'id')
  const fate = fates[idIn(status, 'status') ?? '']
  const whose = readReference(idIn(status, 'biz_opaque_callback_data'))
  if (!whose || !fate || externalId === null) {
    await inbox.setOutcome(tx, event.id, 'ignorada')
    return () => undefined
  }
  const code = numberIn(objectsIn(status, 'errors')[0], 'code')
  const { userId } = whose
  becomeUser(tx, userId)
  const error = fate === 'falhou' ? String(code ?? 'failed') : null
  const kind = code === null ? 'never' : failureKindOf(code)
  const alarm = (): void => {
    const isAlarm = fate === 'falhou' && kind === 'alarm'
    if (isAlarm) parts.log.error('WhatsApp needs the operator', { code })
  }
  const kept = await keepStatus(tx, { ...whose, externalId, fate, error })
  // What is no reply is a reminder, which knows its own statuses.
  if (!kept.isReply) {
    const at = parts.clock.now()
    await parts.onStatus(tx, { ...whose, status: statuses[fate], code, at })
    return alarm
  }
  if (kept.attempts === null) return alarm
  // Others may have waited for what this one says.
  if (fate !== 'falhou') return () => parts.sendIfWaiting(userId)
  const seconds = retryAfter(kind, kept.attempts)
  if (seconds !== null) {
    const nextAt = parts.clock.now().add({ seconds })
    await retryReply(tx, { ...whose, nextAt })
  }
  return () => {
    if (seconds !== null) parts.sendAfter(userId, seconds)
    alarm()
  }
}
