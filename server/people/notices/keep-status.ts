import type { Fate } from '#people/notices/notice.ts'
import { keepNoticeStatus, putOff } from '#people/notices/notices.store.ts'
import { wakeAt } from '#people/notices/wishes.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What a provider told, later on, of a message whose reference names one of our notices. */
export interface NoticeStatus {
  userId: string
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  /** The provider's, of a failure. */
  code: number | null
  at: Temporal.Instant
}

const fates = {
  sent: 'enviado',
  delivered: 'entregue',
  read: 'lido',
  failed: 'falhou',
} as const satisfies Record<NoticeStatus['status'], Fate>

/**
 * Notes it, as the person; what was given back for a passing reason is sent again.
 *
 * @param retryAfter Seconds until the next try after so many; null when there is none.
 */
export async function keepStatus(
  tx: Tx,
  told: NoticeStatus,
  retryAfter: (attempts: number) => number | null,
): Promise<void> {
  const { userId, id, at, code } = told
  const fate = fates[told.status]
  const error = fate === 'falhou' ? String(code ?? 'failed') : null
  const attempts = await keepNoticeStatus(tx, { userId, id, at, fate, error })
  if (attempts === null || fate !== 'falhou' || code === null) return
  const seconds = retryAfter(attempts)
  if (seconds === null) return
  const until = at.add({ seconds })
  await putOff(tx, { userId, id, at, until, error: `given back:${code}` })
  wakeAt(tx, userId, until)
}
