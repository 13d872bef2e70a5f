import { Refusal } from '@lya/core/refusal.ts'
import { endBudget } from '#money/budgets/budgets.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** Ends a budget; its row stays, for the undo. @throws Refusal `budgets.missing` */
export async function deleteBudget(ctx: CommandContext, id: string): Promise<{ undoId: string }> {
  const undoId = newId()
  const isEnded = await endBudget(ctx.tx, ctx.userId, { id, undoId, at: ctx.clock.now() })
  if (!isEnded) throw new Refusal('missing', 'budgets.missing')
  return { undoId }
}
