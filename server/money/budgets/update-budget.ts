import type { Budget } from '@lya/contract/money/budgets.ts'
import type { Cents } from '@lya/core/amounts/cents.ts'
import { getBudget } from '#money/budgets/budgets.queries.ts'
import { rewriteBudget } from '#money/budgets/budgets.store.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Changes the planned amount and notes what it was.
 *
 * @param change.version The version that the person saw; without it the last edit wins.
 * @throws Refusal `budgets.missing`; `budgets.stale` with `{ yours, stored }`.
 */
export async function updateBudget(
  ctx: CommandContext,
  change: { id: string; amountCents: Cents; version?: number | undefined },
): Promise<{ budget: Budget; undoId: string }> {
  const { id, amountCents, version } = change
  const stored = await getBudget(ctx.tx, ctx.userId, id, { lock: true })
  refuseStale('budgets.stale', version, {
    stored,
    yours: () => ({ ...stored, plannedCents: amountCents }),
  })
  const undoId = newId()
  await rewriteBudget(ctx.tx, ctx.userId, { id, amountCents, undoId, at: ctx.clock.now() })
  return { budget: await getBudget(ctx.tx, ctx.userId, id), undoId }
}
