import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockTransactions, recategoriseRows } from '#money/transactions/bulk.store.ts'
import { findCategoryType } from '#money/transactions/transactions.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Puts transactions under one category, all or none, with one undo. It teaches Lya nothing: what
 * many different things have in common is no habit.
 *
 * @throws Refusal `transactions.missing` when one of them is; `transactions.category-unknown`;
 *   `transactions.type-mixed` when one is of the other type.
 */
export async function recategoriseMany(
  ctx: CommandContext,
  change: { ids: readonly string[]; categoryId: string },
): Promise<{ changed: number; undoId: string }> {
  const ids = [...new Set(change.ids)]
  const type = await findCategoryType(ctx.tx, ctx.userId, change.categoryId)
  if (type === null) throw new Refusal('invalid', 'transactions.category-unknown')
  const locked = await lockTransactions(ctx.tx, ctx.userId, ids)
  if (locked.length < ids.length) throw new Refusal('missing', 'transactions.missing')
  if (locked.some((one) => transactionType(one.type) !== type)) {
    throw new Refusal('invalid', 'transactions.type-mixed')
  }
  const undoId = newId()
  await recategoriseRows(ctx.tx, ctx.userId, { ids, categoryId: change.categoryId, undoId })
  return { changed: ids.length, undoId }
}
