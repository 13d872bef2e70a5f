import { Refusal } from '@lya/core/refusal.ts'
import { restoreTransactions, revertCategories } from '#money/transactions/bulk.store.ts'
import { categoryTakenBack } from '#money/transactions/transactions.events.ts'
import { findTransactions } from '#money/transactions/transactions.queries.ts'
import {
  removeTransactions,
  restoreTransaction,
  revertTransaction,
  type TransactionRow,
} from '#money/transactions/transactions.store.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const transactionInverses = {
  'transactions.create': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { ids } = inverse as { ids: string[] }
    await removeTransactions(ctx.tx, ctx.userId, ids)
  },
  'transactions.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: TransactionRow }
    const [now] = await findTransactions(ctx.tx, ctx.userId, [before.id], { lock: true })
    const isReverted = await revertTransaction(ctx.tx, ctx.userId, before)
    if (!isReverted) throw new Refusal('conflict', 'undo.too-late')
    if (!now || now.categoryId === null || now.categoryId === before.categoria_id) return
    const { description, type, categoryId } = now
    const choice = { userId: ctx.userId, description, type, categoryId }
    await ctx.events.announce(ctx, categoryTakenBack, choice)
  },
  'transactions.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: TransactionRow }
    await restoreTransaction(ctx.tx, ctx.userId, before)
  },
  'transactions.delete-many': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: TransactionRow[] }
    await restoreTransactions(ctx.tx, ctx.userId, before)
  },
  'transactions.recategorise-many': async (
    ctx: CommandContext,
    inverse: unknown,
  ): Promise<void> => {
    const { before } = inverse as { before: TransactionRow[] }
    const reverted = await revertCategories(ctx.tx, ctx.userId, before)
    if (reverted < before.length) throw new Refusal('conflict', 'undo.too-late')
  },
}
