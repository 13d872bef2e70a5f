import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { refunds } from '#platform/db/schema/backoffice/trade.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What an operator asked to be given back, and what came of it. */
export interface RefundRequest {
  id: string
  chargeId: string
  /** In all, what was given back before included. */
  totalCents: Cents
  reason: string
  askedBy: string | null
  askedAt: Temporal.Instant
  result: 'feito' | 'recusado' | null
  /** The provider's word for a refusal. */
  code: string | null
}

/** Notes a request, as the back-office. @returns False when one is open, or it is known. */
export async function insertRefund(
  tx: Tx,
  request: Pick<RefundRequest, 'id' | 'chargeId' | 'totalCents' | 'reason' | 'askedAt'> & {
    askedBy: string
  },
): Promise<boolean> {
  const { totalCents, askedAt, ...rest } = request
  const { rowCount } = await tx.orm
    .insert(refunds)
    .values({ ...rest, total: totalCents, askedAt: askedAt.toString() })
    .onConflictDoNothing()
  return rowCount === 1
}

/** A charge's requests, oldest first. */
export async function listRefunds(tx: Tx, chargeId: string): Promise<RefundRequest[]> {
  const rows = await tx.orm
    .select()
    .from(refunds)
    .where(eq(refunds.chargeId, chargeId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  return rows.map(requestOf)
}

/** Whether an operator's request for this charge has not come to an end. */
export async function hasOpenRefund(tx: Tx, chargeId: string): Promise<boolean> {
  const isOpen = and(eq(refunds.chargeId, chargeId), isNull(refunds.result))
  const rows = await tx.orm.select({ id: refunds.id }).from(refunds).where(isOpen).limit(1)
  return rows.length > 0
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRequest | null> {
  const [row] = await tx.orm.select().from(refunds).where(eq(refunds.id, id))
  return row ? requestOf(row) : null
}

/** Says what came of it, once, as the system. */
export async function endRefund(
  tx: Tx,
  end: { id: string; result: 'feito' | 'recusado'; code: string | null; at: Temporal.Instant },
): Promise<void> {
  const { id, result, code, at } = end
  await tx.orm
    .update(refunds)
    .set({ result, code, endedAt: at.toString() })
    .where(and(eq(refunds.id, id), isNull(refunds.result)))
}

function requestOf(row: typeof refunds.$inferSelect): RefundRequest {
  const { id, chargeId, total, reason, askedBy, askedAt, result, code } = row
  return {
    ...{ id, chargeId, reason, askedBy, result, code },
    totalCents: cents(total),
    askedAt: Temporal.Instant.from(askedAt),
  }
}
