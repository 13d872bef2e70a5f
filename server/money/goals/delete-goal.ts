import { Refusal } from '@lya/core/refusal.ts'
import { deleteGoalRow } from '#money/goals/goals.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** Deletes a goal; the undo brings it back whole. @throws Refusal `goals.missing` */
export async function deleteGoal(ctx: CommandContext, id: string): Promise<{ undoId: string }> {
  const undoId = newId()
  const isDeleted = await deleteGoalRow(ctx.tx, ctx.userId, { id, undoId })
  if (!isDeleted) throw new Refusal('missing', 'goals.missing')
  return { undoId }
}
