import { checkoutConfig as stored } from '#platform/db/schema/plans.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Every group that is stored, by its key. */
export async function listGroups(tx: Tx): Promise<Record<string, unknown>> {
  const rows = await tx.orm.select({ key: stored.key, value: stored.value }).from(stored)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
