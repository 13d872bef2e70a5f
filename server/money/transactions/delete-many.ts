import { Refusal } from '@lya/core/refusal.ts'
import { deleteTransactionRows, lockTransactions } from '#money/transactions/bulk.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Deletes transactions; one undo brings all of them back whole.
 *
 * @throws Refusal `transactions.missing` when none of them is there.
 */
export async function deleteMany(
  ctx: CommandContext,
  { ids }: { ids: readonly string[] },
): Promise<{ deleted: number; undoId: string }> {
  await lockTransactions(ctx.tx, ctx.userId, ids)
  const undoId = newId()
  const deleted = await deleteTransactionRows(ctx.tx, ctx.userId, { ids, undoId })
  if (deleted === 0) throw new Refusal('missing', 'transactions.missing')
  return { deleted, undoId }
}
