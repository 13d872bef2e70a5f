import { deleteLinks, findLatestDestination } from '#assistant/channels/index.ts'
import { lostAddressKind } from '#people/account/index.ts'
import { accessReset } from '#people/identity/index.ts'
import { deleteBrowsers, notify, sayFarewell } from '#people/notices/index.ts'
import { becomeUser } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * Says what ends with `identity.access-reset`: numbers and browsers. Whoever hears of it by no
 * letter, since their address is another's now, is told by those for the last time.
 */
export function joinAccess(
  events: TransactionEvents,
  parts: { jobs: Pick<JobQueue, 'enqueue'>; key: SecretKey },
): void {
  events.subscribe(accessReset, async ({ tx, clock }, { userId, isAddressLost }) => {
    const number = isAddressLost ? await findLatestDestination(tx, userId) : null
    await deleteLinks(tx, userId)
    becomeUser(tx, userId)
    if (isAddressLost) {
      const { name: kind } = lostAddressKind
      notify({ tx, clock }, { userId, kind, key: clock.now().toString() })
      const last = number && { ...number, lastMessageAt: number.lastMessageAt.toString() }
      await sayFarewell(parts, tx, { userId, kind, number: last })
    }
    await deleteBrowsers(tx, userId)
  })
}
