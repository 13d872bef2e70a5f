import { Refusal } from '@lya/core/refusal.ts'
import { listActiveBudgets } from '#money/budgets/budgets.queries.ts'
import { copyBudgets } from '#money/budgets/budgets.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Copies the budgets of the month before for the categories that have none in this month, all
 * undone together.
 *
 * @throws Refusal `budgets.nothing-to-copy`, which a second press gets as well.
 */
export async function copyLastMonth(
  ctx: CommandContext,
  month: Temporal.PlainYearMonth,
): Promise<{ copied: number; undoId: string }> {
  const last = await listActiveBudgets(ctx.tx, ctx.userId, [month.subtract({ months: 1 })])
  // The oldest first, so that the copies keep the order of their originals.
  const sources = last.toReversed().map(({ id }) => ({ sourceId: id, id: newId() }))
  const undoId = newId()
  const copied = await copyBudgets(ctx.tx, ctx.userId, {
    sources,
    month,
    undoId,
    at: ctx.clock.now(),
  })
  if (copied === 0) throw new Refusal('conflict', 'budgets.nothing-to-copy')
  return { copied, undoId }
}
