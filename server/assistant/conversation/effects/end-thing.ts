import type { Effect, EffectResult } from '@lya/assistant'
import type { Told } from '#assistant/conversation/told.ts'
import { deleteBudget, listActiveBudgets } from '#money/budgets/index.ts'
import { deleteGoal } from '#money/goals/index.ts'
import { deleteRecurring } from '#money/recurring/index.ts'

type Ending = Extract<Effect, { kind: 'end-thing' }>

/** Deletes a bill, a goal or a limit, which its undo brings back. */
export async function endThing(told: Told, ending: Ending): Promise<EffectResult> {
  const { what, id, name } = ending
  if (what === 'budget') return endLimit(told, ending)
  const end = what === 'goal' ? deleteGoal : deleteRecurring
  const { undoId } = await end(told.ctx, id)
  return { kind: 'thing-ended', undoId, name }
}

/** That of a category in this month or the one told; where there is none, those that there are. */
async function endLimit(
  { ctx, today }: Told,
  { id: categoryId, name, month: told }: Ending,
): Promise<EffectResult> {
  const month = told ? Temporal.PlainYearMonth.from(told) : today.toPlainYearMonth()
  const all = await listActiveBudgets(ctx.tx, ctx.userId, [month])
  const meant = all.find((one) => one.categoryId === categoryId)
  if (!meant) {
    return { kind: 'not-found', slot: 'budget', known: all.map(({ category }) => category) }
  }
  const { undoId } = await deleteBudget(ctx, meant.id)
  return { kind: 'thing-ended', undoId, name }
}
