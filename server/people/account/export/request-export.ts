import type { DataExport } from '@lya/contract/people/account.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { AccountParts } from '#people/account/account.ts'
import { exportQueue } from '#people/account/export/export.jobs.ts'
import { findExport, insertExport } from '#people/account/exports.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { countAttempts } from '#platform/limits/index.ts'
import { newId } from '#platform/security/ids.ts'

const perDay = 3
const daySeconds = 24 * 60 * 60

/**
 * Has the file of all own data made; one that is on its way is the answer to every further wish.
 *
 * @throws Refusal `account.too-many-exports`.
 */
export async function requestExport(parts: AccountParts, userId: string): Promise<DataExport> {
  const { db, clock, jobs } = parts
  const now = clock.now()
  const known = await asSystem(db, (tx) => findExport(tx, { userId, now }))
  if (known?.state === 'pending') return known
  const bucket = { key: `account.export:${userId}`, max: perDay, windowSeconds: daySeconds }
  const wait = await countAttempts(parts, [bucket])
  if (wait !== null) {
    throw new Refusal('limit', 'account.too-many-exports', { retryAfterSeconds: wait })
  }
  return asSystem(db, async (tx) => {
    const id = newId()
    if (await insertExport(tx, { userId, id, at: now })) {
      await jobs.enqueue(tx, exportQueue, { userId, id })
    }
    return findExport(tx, { userId, now })
  })
}
