import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  payoutBatches as batches,
  payoutItems as items,
  payoutCommissions as lines,
} from '#platform/db/schema/backoffice/payouts.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface NewItem {
  id: string
  userId: string
  name: string
  document: string
  pixKey: string
  amountCents: Cents
  commissions: readonly { chargeId: string; amountCents: Cents }[]
}

export interface NewBatch {
  id: string
  /** `YYYY-MM-DD`. */
  payOn: string
  madeBy: string
  at: Temporal.Instant
  items: readonly NewItem[]
}

/** Writes a whole batch. @returns False when its id is taken. */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<boolean> {
  const { id, payOn, madeBy, at } = batch
  const { rowCount } = await tx.orm
    .insert(batches)
    .values({ id, payOn, madeBy, createdAt: at.toString() })
    .onConflictDoNothing()
  if (rowCount === 0) return false
  for (const item of batch.items) {
    const { amountCents: amount, commissions: settled, ...row } = item
    await tx.orm.insert(items).values({ ...row, batchId: id, amount })
    await tx.orm.insert(lines).values(
      settled.map(({ chargeId, amountCents }) => ({
        ...{ itemId: item.id, chargeId },
        // Below zero where a debt is taken back.
        amount: sql`${decimalFromCents(amountCents)}::numeric`,
      })),
    )
  }
  return true
}

/** A batch, held until the transaction ends. */
export async function lockBatch(tx: Tx, id: string) {
  const [row] = await tx.orm
    .select({
      id: batches.id,
      number: batches.number,
      state: batches.state,
      version: batches.version,
    })
    .from(batches)
    .where(eq(batches.id, id))
    .for('update')
  return row ?? null
}

/** The items of a batch that nothing became of yet, with what each settles. */
export async function listOpenItems(tx: Tx, batchId: string) {
  const rows = await tx.orm
    .select({
      id: items.id,
      userId: items.userId,
      chargeId: lines.chargeId,
      amount: lines.amount,
    })
    .from(items)
    .innerJoin(lines, eq(lines.itemId, items.id))
    .where(and(eq(items.batchId, batchId), eq(items.state, 'aberto')))
    .orderBy(asc(items.id), asc(lines.chargeId))
  return rows
}

/** Ends items one way; what they would have settled is free again, or settled. */
export async function endItems(
  tx: Tx,
  end: { ids: readonly string[]; state: 'pago' | 'devolvido'; at: Temporal.Instant },
): Promise<void> {
  const ids = [...end.ids]
  if (ids.length === 0) return
  await tx.orm
    .update(items)
    .set({ state: end.state, endedAt: end.at.toString() })
    .where(inArray(items.id, ids))
  await tx.orm.update(lines).set({ isOpen: false }).where(inArray(lines.itemId, ids))
}

export async function saveEndToEnd(tx: Tx, item: { id: string; endToEnd: string }): Promise<void> {
  await tx.orm.update(items).set({ endToEnd: item.endToEnd }).where(eq(items.id, item.id))
}

export async function saveProof(
  tx: Tx,
  proof: { batchId: string; bytes: Buffer; type: string },
): Promise<void> {
  const { bytes, type } = proof
  await tx.orm
    .update(batches)
    .set({ proof: bytes, proofType: type, version: sql`${batches.version} + 1` })
    .where(eq(batches.id, proof.batchId))
}

export async function saveBatchState(
  tx: Tx,
  batch: { id: string; state: 'fechado' | 'pago' | 'cancelado'; at: Temporal.Instant },
): Promise<void> {
  const endedAt = batch.state === 'fechado' ? null : batch.at.toString()
  await tx.orm
    .update(batches)
    .set({ state: batch.state, endedAt, version: sql`${batches.version} + 1` })
    .where(eq(batches.id, batch.id))
}

/** Whether anything of a batch was paid. */
export async function isBegun(tx: Tx, batchId: string): Promise<boolean> {
  const isPaid = and(eq(items.batchId, batchId), eq(items.state, 'pago'))
  return (await tx.orm.select({ id: items.id }).from(items).where(isPaid).limit(1)).length > 0
}
