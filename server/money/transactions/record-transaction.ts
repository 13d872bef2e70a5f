import type { Transaction } from '@lya/contract/money/transactions.ts'
import {
  createTransactions,
  type TransactionDraft,
} from '#money/transactions/create-transactions.ts'
import { categoryChosen } from '#money/transactions/transactions.events.ts'
import { getTransaction } from '#money/transactions/transactions.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Creates a transaction that a person wrote into the form. Other than what Lya wrote, its category
 * is their own choice, so it is announced.
 *
 * @throws Refusal those of `createTransactions`.
 */
export async function recordTransaction(
  ctx: CommandContext,
  draft: TransactionDraft,
): Promise<{ transaction: Transaction; undoId: string }> {
  const { ids, undoId } = await createTransactions(ctx, [draft])
  const transaction = await getTransaction(ctx.tx, ctx.userId, ids[0] ?? '')
  const { description, type, categoryId } = transaction
  if (categoryId !== null) {
    const choice = { userId: ctx.userId, description, type, categoryId }
    await ctx.events.announce(ctx, categoryChosen, choice)
  }
  return { transaction, undoId }
}
