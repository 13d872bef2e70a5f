import { asc, eq, sql } from 'drizzle-orm'
import { checkoutConfig as stored } from '#platform/db/schema/plans.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A group as it is stored, its secrets sealed. */
export interface StoredGroup {
  key: string
  value: Record<string, unknown>
  version: number
}

/** Every group, held until the transaction ends; always in the same order. */
export async function lockGroups(tx: Tx): Promise<StoredGroup[]> {
  return tx.orm
    .select({ key: stored.key, value: stored.value, version: stored.version })
    .from(stored)
    .orderBy(asc(stored.key))
    .for('update')
}

export async function listStored(tx: Tx): Promise<StoredGroup[]> {
  return tx.orm
    .select({ key: stored.key, value: stored.value, version: stored.version })
    .from(stored)
    .orderBy(asc(stored.key))
}

export async function rewriteGroup(
  tx: Tx,
  group: { key: string; value: Record<string, unknown>; at: Temporal.Instant },
): Promise<void> {
  const { key, value, at } = group
  await tx.orm
    .update(stored)
    .set({ value, version: sql`${stored.version} + 1`, updatedAt: at.toString() })
    .where(eq(stored.key, key))
}
