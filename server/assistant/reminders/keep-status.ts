import type { Fate } from '#assistant/reminders/reminder.ts'
import { keepReminderStatus, putOff } from '#assistant/reminders/reminders.store.ts'
import { wakeAt } from '#assistant/reminders/wishes.store.ts'
import { failureKindOf, retryAfter } from '#assistant/whatsapp/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What WhatsApp told of a message whose reference names one of our reminders. */
export interface ReminderStatus {
  userId: string
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  /** Meta's, of a failure. */
  code: number | null
  at: Temporal.Instant
}

const fates = {
  sent: 'enviado',
  delivered: 'entregue',
  read: 'lido',
  failed: 'falhou',
} as const satisfies Record<ReminderStatus['status'], Fate>

/** Notes it, as the person; what Meta gave back for a passing reason is sent again. */
export async function keepWhatsAppStatus(tx: Tx, told: ReminderStatus): Promise<void> {
  const { userId, id, at, code } = told
  const fate = fates[told.status]
  const error = fate === 'falhou' ? String(code ?? 'failed') : null
  const attempts = await keepReminderStatus(tx, { userId, id, at, fate, error })
  if (attempts === null || fate !== 'falhou' || code === null) return
  const seconds = retryAfter(failureKindOf(code), attempts)
  if (seconds === null) return
  const until = at.add({ seconds })
  await putOff(tx, { userId, id, at, until, error: `given back:${code}` })
  await wakeAt(tx, userId, until)
}
