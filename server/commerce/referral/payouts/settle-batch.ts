import { cents } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockEntries } from '#commerce/referral/ledger.queries.ts'
import {
  endItems,
  isBegun,
  listOpenItems,
  lockBatch,
  saveBatchState,
  saveEndToEnd,
} from '#commerce/referral/payouts/batches.store.ts'
import { findEarner } from '#commerce/referral/payouts/commissions.queries.ts'
import { addCommission } from '#commerce/referral/referral.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { violatedConstraint } from '#platform/db/violated-constraint.ts'

interface Ctx {
  tx: Tx
  clock: Clock
}

type OpenLine = Awaited<ReturnType<typeof listOpenItems>>[number]

/** What became of an item at the bank. */
export interface Settled {
  itemId: string
  /** Paid by this transfer; null came back unpaid. */
  endToEnd: string | null
}

/**
 * Notes what the bank made of a batch, item by item, and moves the ledgers of those that were paid:
 * once, whoever tells it and how often. What came back is owed again.
 *
 * @param told Items, or `proof`: everything that is open was paid, as the batch's proof says.
 * @returns Whether nothing of it is open any more.
 * @throws Refusal `affiliates.batch-missing`, `affiliates.batch-closed`, `affiliates.item-settled`
 *   (named twice as well), `affiliates.transfer-used`.
 */
export async function settleBatch(
  ctx: Ctx,
  batchId: string,
  told: readonly Settled[] | 'proof',
): Promise<{ isDone: boolean; paid: number; returned: number }> {
  const { tx, clock } = ctx
  const batch = await lockOpen(tx, batchId)
  const lines = await listOpenItems(tx, batchId)
  const open = new Set(lines.map(({ id }) => id))
  const settled =
    told === 'proof' ? [...open].map((itemId) => ({ itemId, endToEnd: '' })) : [...told]
  const isTwice = new Set(settled.map(({ itemId }) => itemId)).size < settled.length
  if (isTwice || settled.some(({ itemId }) => !open.has(itemId))) {
    throw new Refusal('conflict', 'affiliates.item-settled')
  }
  const paid = settled.filter(({ endToEnd }) => endToEnd !== null)
  const returned = settled.filter(({ endToEnd }) => endToEnd === null)
  for (const { itemId, endToEnd } of paid) {
    if (endToEnd) await keepTransfer(tx, { id: itemId, endToEnd })
    const own = lines.filter(({ id }) => id === itemId)
    for (const line of own) await moveLedger(ctx, line, batch.number)
  }
  const at = clock.now()
  await endItems(tx, { ids: paid.map(({ itemId }) => itemId), state: 'pago', at })
  await endItems(tx, { ids: returned.map(({ itemId }) => itemId), state: 'devolvido', at })
  const isDone = open.size === new Set(settled.map(({ itemId }) => itemId)).size
  await saveBatchState(tx, { id: batchId, state: isDone ? 'pago' : 'fechado', at })
  return { isDone, paid: paid.length, returned: returned.length }
}

/**
 * Gives a batch up of which nothing was paid: all of it is owed again.
 *
 * @throws Refusal as above; `affiliates.batch-begun` once something of it was paid.
 */
export async function cancelBatch(ctx: Ctx, batchId: string): Promise<void> {
  const { tx, clock } = ctx
  await lockOpen(tx, batchId)
  const ids = [...new Set((await listOpenItems(tx, batchId)).map(({ id }) => id))]
  if (await isBegun(tx, batchId)) throw new Refusal('conflict', 'affiliates.batch-begun')
  const at = clock.now()
  await endItems(tx, { ids, state: 'devolvido', at })
  await saveBatchState(tx, { id: batchId, state: 'cancelado', at })
}

async function lockOpen(tx: Tx, id: string) {
  const batch = await lockBatch(tx, id)
  if (!batch) throw new Refusal('missing', 'affiliates.batch-missing')
  if (batch.state !== 'fechado') throw new Refusal('conflict', 'affiliates.batch-closed')
  return batch
}

/** What was reversed since the batch was frozen stays reversed: the sum then shows the debt. */
async function moveLedger({ tx, clock }: Ctx, line: OpenLine, number: number): Promise<void> {
  const { userId, chargeId, amount } = line
  // Somebody who is gone has no ledger of their own; the batch says that they were paid.
  if (userId === null) return
  await lockEntries(tx, chargeId)
  const earner = await findEarner(tx, chargeId)
  await addCommission(tx, {
    ...{ userId, referredUserId: earner?.referredUserId ?? null, chargeId },
    kind: amount > 0 ? 'paid-out' : 'recovered',
    amountCents: cents(Math.abs(amount)),
    cause: `payout:${number}`,
    at: clock.now(),
  })
}

async function keepTransfer(tx: Tx, item: { id: string; endToEnd: string }): Promise<void> {
  await saveEndToEnd(tx, item).catch((error: unknown) => {
    if (violatedConstraint(error) === null) throw error
    throw new Refusal('conflict', 'affiliates.transfer-used')
  })
}
