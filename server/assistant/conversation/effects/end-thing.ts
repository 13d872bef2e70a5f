import type { Effect, EffectResult } from '@lya/assistant'
import type { Told } from '#assistant/conversation/told.ts'
import { deleteBudget, listActiveBudgets } from '#money/budgets/index.ts'
import { deleteGoal } from '#money/goals/index.ts'
import { deleteRecurring } from '#money/recurring/index.ts'

type Ending = Extract<Effect, { kind: 'end-thing' }>

/** Deletes a bill, a goal or a limit, which its undo brings back. */
export async function endThing(told: Told, { what, id, name }: Ending): Promise<EffectResult> {
  if (what === 'budget') return endLimit(told, id, name)
  const end = what === 'goal' ? deleteGoal : deleteRecurring
  const { undoId } = await end(told.ctx, id)
  return { kind: 'thing-ended', undoId, name }
}

/** That of a category in the month that it is; where there is none, those that there are. */
async function endLimit(
  { ctx, today }: Told,
  categoryId: string,
  name: string,
): Promise<EffectResult> {
  const all = await listActiveBudgets(ctx.tx, ctx.userId, [today.toPlainYearMonth()])
  const meant = all.find((one) => one.categoryId === categoryId)
  if (!meant) {
    return { kind: 'not-found', slot: 'budget', known: all.map(({ category }) => category) }
  }
  const { undoId } = await deleteBudget(ctx, meant.id)
  return { kind: 'thing-ended', undoId, name }
}
