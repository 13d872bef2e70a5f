import type { AccountParts } from '#people/account/account.ts'
import { accountClosing } from '#people/account/deletion/deletion.events.ts'
import { hastenDeletion } from '#people/account/deletions.store.ts'
import { saveLeaving } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Has an account deleted without the days to come back, as the system; one whose end was asked for
 * already ends sooner. Once this is committed `eraseAccount` does it, and where that is cut off the
 * sweep of every ten minutes goes on.
 */
export async function endAccount(
  { clock, events }: Pick<AccountParts, 'clock' | 'events'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const at = clock.now()
  const isNew = await hastenDeletion(tx, { userId, at })
  await saveLeaving(tx, { userId, leavesAt: at, at })
  if (isNew) await events.announce({ tx, clock }, accountClosing, { userId })
}
