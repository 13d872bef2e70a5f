import { Refusal } from '@lya/core/refusal.ts'
import { deleteTransactionRow } from '#money/transactions/transactions.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** Deletes a transaction; the undo brings it back whole. @throws Refusal `transactions.missing` */
export async function deleteTransaction(
  ctx: CommandContext,
  id: string,
): Promise<{ undoId: string }> {
  const undoId = newId()
  const isDeleted = await deleteTransactionRow(ctx.tx, ctx.userId, { id, undoId })
  if (!isDeleted) throw new Refusal('missing', 'transactions.missing')
  return { undoId }
}
