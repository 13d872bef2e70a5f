import type { Departure, ReminderParts } from '#assistant/reminders/parts.ts'
import { closeReminder, putOff } from '#assistant/reminders/reminders.store.ts'
import { wakeAt } from '#assistant/reminders/wishes.store.ts'
import { asUser } from '#platform/db/transaction.ts'

const fates = { sent: 'enviado', never: 'falhou', uncertain: 'incerto' } as const

/** Sends a reminder and keeps what came of it. No transaction is open meanwhile. */
export async function settleArrival(
  parts: ReminderParts,
  { userId, reminder, carry }: Departure,
): Promise<void> {
  const arrival = await carry()
  const at = parts.clock.now()
  const which = { userId, id: reminder.id, at }
  await asUser(parts.db, userId, async (tx) => {
    if (arrival.outcome === 'later' || arrival.outcome === 'unknown') {
      const until = at.add({ seconds: arrival.seconds })
      const isUnknown = arrival.outcome === 'unknown'
      await putOff(tx, { ...which, until, error: arrival.error, isUnknown })
      await wakeAt(tx, userId, until)
    } else {
      const error = arrival.outcome === 'sent' ? null : arrival.error
      await closeReminder(tx, { ...which, fate: fates[arrival.outcome], error })
    }
  })
}
