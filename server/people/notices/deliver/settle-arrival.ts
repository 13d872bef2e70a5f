import type { Departure } from '#people/notices/deliver/arrival.ts'
import { closeNotice, putOff } from '#people/notices/notices.store.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { wakeAt } from '#people/notices/wishes.store.ts'
import { asUser } from '#platform/db/transaction.ts'

const fates = { sent: 'enviado', never: 'falhou', uncertain: 'incerto' } as const

/** Sends a notice and keeps what came of it. No transaction is open meanwhile. */
export async function settleArrival(
  parts: NoticeParts,
  { userId, notice, carry }: Departure,
): Promise<void> {
  const arrival = await carry()
  const at = parts.clock.now()
  const which = { userId, id: notice.id, at }
  await asUser(parts.db, userId, async (tx) => {
    if (arrival.outcome === 'later' || arrival.outcome === 'unknown') {
      const until = at.add({ seconds: arrival.seconds })
      const isUnknown = arrival.outcome === 'unknown'
      await putOff(tx, { ...which, until, error: arrival.error, isUnknown })
      wakeAt(tx, userId, until)
    } else {
      const error = arrival.outcome === 'sent' ? null : arrival.error
      await closeNotice(tx, { ...which, fate: fates[arrival.outcome], error })
    }
  })
}
