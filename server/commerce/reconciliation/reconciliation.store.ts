import { reconciliations } from '#platform/db/schema/subscriptions.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** A charge that was another at the provider than here. */
export interface Mended {
  charge: string
  before: string
  after: string
}

/** Keeps what a night found. */
export async function addReconciliation(
  tx: Tx,
  night: {
    startedAt: Temporal.Instant
    endedAt: Temporal.Instant
    readCount: number
    failureCount: number
    mended: readonly Mended[]
  },
): Promise<void> {
  await tx.orm.insert(reconciliations).values({
    id: newId(),
    startedAt: night.startedAt.toString(),
    endedAt: night.endedAt.toString(),
    readCount: night.readCount,
    failureCount: night.failureCount,
    mended: [...night.mended],
  })
}
