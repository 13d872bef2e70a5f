import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findBudget } from '#money/budgets/budgets.queries.ts'
import {
  type BudgetRow,
  removeBudgets,
  resumeBudget,
  revertBudget,
} from '#money/budgets/budgets.store.ts'
import { type EditNote, refuseChangedSince, revertOrRefuse } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const budgetInverses = {
  'budgets.create': removeCreated,
  'budgets.copy': removeCreated,
  'budgets.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const note = inverse as EditNote<BudgetRow>
    const { tx, userId } = ctx
    await revertOrRefuse(revertBudget(tx, userId, note), async () => {
      const stored = (await findBudget(tx, userId, note.before.id))?.budget
      if (!stored) return null
      const plannedCents = centsFromDecimal(note.before.valor_planejado)
      return { yours: { ...stored, plannedCents }, stored }
    })
  },
  'budgets.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { id } = inverse as { id: string }
    const isResumed = await resumeBudget(ctx.tx, ctx.userId, id)
    if (!isResumed) throw new Refusal('conflict', 'undo.too-late')
  },
}

async function removeCreated(ctx: CommandContext, inverse: unknown, undoId: string): Promise<void> {
  // The journal holds what this slice wrote under these commands' names.
  const { ids } = inverse as { ids: string[] }
  await refuseChangedSince(ctx, undoId, ids)
  await removeBudgets(ctx.tx, ctx.userId, ids)
}
