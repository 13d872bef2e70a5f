import { Refusal } from '@lya/core/refusal.ts'
import {
  type RecurringRowNote,
  removeRecurring,
  restoreRecurring,
  revertRecurring,
} from '#money/recurring/recurring.store.ts'
import { transactionInverses } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const recurringInverses = {
  'recurring.create': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { id } = inverse as { id: string }
    await removeRecurring(ctx.tx, ctx.userId, id)
  },
  'recurring.update': revert,
  'recurring.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: RecurringRowNote }
    await restoreRecurring(ctx.tx, ctx.userId, before)
  },
  'recurring.pay': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    await revert(ctx, inverse)
    // The expense goes by the slice that made it, whose note lists `ids` as this one does.
    await transactionInverses['transactions.create'](ctx, inverse)
  },
  'recurring.purchase': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { id } = inverse as { id: string }
    await removeRecurring(ctx.tx, ctx.userId, id)
    await transactionInverses['transactions.create'](ctx, inverse)
  },
}

async function revert(ctx: CommandContext, inverse: unknown): Promise<void> {
  const { before } = inverse as { before: RecurringRowNote }
  const isReverted = await revertRecurring(ctx.tx, ctx.userId, before)
  if (!isReverted) throw new Refusal('conflict', 'undo.too-late')
}
