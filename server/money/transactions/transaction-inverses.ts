import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { type EditNote, refuseChangedSince, revertOrRefuse } from '#money/journal/index.ts'
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
  'transactions.create': async (
    ctx: CommandContext,
    inverse: unknown,
    undoId: string,
  ): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { ids } = inverse as { ids: string[] }
    await refuseChangedSince(ctx, undoId, ids)
    await removeTransactions(ctx.tx, ctx.userId, ids)
  },
  'transactions.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const note = inverse as EditNote<TransactionRow>
    const { before } = note
    const [now] = await findTransactions(ctx.tx, ctx.userId, [before.id], { lock: true })
    await revertOrRefuse(revertTransaction(ctx.tx, ctx.userId, note), async () =>
      now ? { yours: { ...now, ...contentOf(before) }, stored: now } : null,
    )
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
    const note = inverse as { before: TransactionRow[]; after?: string }
    const { tx, userId } = ctx
    const ids = note.before.map((row) => row.id)
    const reverted = revertCategories(tx, userId, note).then((count) => count === ids.length)
    // All or none: what was put back of them goes with the refusal.
    await revertOrRefuse(reverted, async () => {
      const stored = await findTransactions(tx, userId, ids)
      const yours = note.before.map((row) => ({ id: row.id, ...contentOf(row) }))
      return { yours, stored }
    })
  },
}

/** As the contract shows what a person decides. */
function contentOf(row: TransactionRow) {
  return {
    date: row.quando,
    description: row.detalhes,
    type: transactionType(row.tipo),
    amountCents: centsFromDecimal(row.valor),
    categoryId: row.categoria_id,
  }
}
