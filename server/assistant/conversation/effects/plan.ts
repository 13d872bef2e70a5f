import {
  type BudgetDraft,
  type DepositWay,
  datedAnew,
  type EffectResult,
  type GoalDraft,
  matchNamed,
  type Named,
  optionsMax,
  plannedBy,
  savedBy,
} from '@lya/assistant'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { assert } from '@lya/core/assert.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { createBudget, listActiveBudgets, updateBudget } from '#money/budgets/index.ts'
import { createGoal, deposit, listGoals, updateGoal } from '#money/goals/index.ts'
import { undo } from '#money/undo/index.ts'

/** Sets the budget of a category and month, or moves one that is there. */
export async function setBudget({ ctx }: Told, draft: BudgetDraft): Promise<EffectResult> {
  const { categoryId } = draft
  assert(categoryId !== null, 'a budget has a category once it is carried out')
  const month = Temporal.PlainYearMonth.from(draft.month)
  const all = await listActiveBudgets(ctx.tx, ctx.userId, [month])
  const before = all.find((one) => one.categoryId === categoryId)
  const previousCents = before ? cents(before.plannedCents) : null
  const amountCents = plannedBy(draft, previousCents)
  if (typeof amountCents === 'string') return { kind: 'refused', code: amountCents }
  const { budget, undoId } = before
    ? await updateBudget(ctx, { id: before.id, amountCents })
    : await createBudget(ctx, { categoryId, amountCents, month })
  return {
    kind: 'budget-set',
    undoId,
    plannedCents: cents(budget.plannedCents),
    previousCents,
    spentCents: cents(budget.spentCents),
  }
}

export async function keepGoal({ ctx }: Told, draft: GoalDraft): Promise<EffectResult> {
  const { savedCents = cents(0), ...goal } = draft
  const { undoId } = await createGoal(ctx, { ...goal, savedCents })
  return { kind: 'goal-created', undoId }
}

/**
 * Adds to a goal, or takes out of it; of several that are meant, the person chooses.
 *
 * @param effect.isInstead The deposit that the conversation made last is taken back first.
 */
export async function depositInGoal(
  { ctx, state }: Told,
  effect: { amountCents: Cents; goal: Named; isInstead?: true; way?: DepositWay },
): Promise<EffectResult> {
  const { goal: named, isInstead } = effect
  if (isInstead && state.last) await undo(ctx, state.last.undoId)
  const goals = (await listGoals(ctx.tx, ctx.userId)).filter((one) => one.isActive)
  const meant =
    named.id === null ? matchNamed(named.name, goals) : goals.filter((one) => one.id === named.id)
  const [only, another] = meant
  if (!only) {
    const known = goals.slice(0, optionsMax).map(({ name }) => name)
    return { kind: 'not-found', slot: 'goal', known }
  }
  if (another) {
    const options = meant.map(({ id, name }) => ({ id, label: name }))
    return { kind: 'which', slot: 'goal', options }
  }
  const added = savedBy(effect, only.savedCents)
  if (typeof added === 'string') return { kind: 'refused', code: added }
  const { goal, undoId } =
    added < 0
      ? await updateGoal(ctx, { id: only.id, savedCents: cents(only.savedCents + added) })
      : await deposit(ctx, { id: only.id, amountCents: cents(added) })
  const { name, savedCents, targetCents } = goal
  const shown = { name, savedCents: cents(savedCents), targetCents: cents(targetCents) }
  return { kind: 'deposited', undoId, goal: shown }
}

/** Gives a goal another sum to reach. */
export async function changeGoal(
  { ctx }: Told,
  { id, amountCents }: { id: string; amountCents: Cents },
): Promise<EffectResult> {
  const before = (await listGoals(ctx.tx, ctx.userId)).find((one) => one.id === id)
  const { goal, undoId } = await updateGoal(ctx, { id, targetCents: amountCents })
  const beforeCents = cents(before?.targetCents ?? amountCents)
  return { kind: 'amount-changed', undoId, name: goal.name, beforeCents }
}

/** Calls a goal otherwise. */
export async function renameGoal(
  { ctx }: Told,
  { id, newName }: { id: string; newName: string },
): Promise<EffectResult> {
  const { goal, undoId } = await updateGoal(ctx, { id, name: newName })
  return { kind: 'name-changed', undoId, name: goal.name }
}

/** Gives a goal another day to be reached by. */
export async function changeGoalDate(
  { ctx }: Told,
  { id, date, isYearOnly }: { id: string; date: string; isYearOnly?: true },
): Promise<EffectResult> {
  const before = (await listGoals(ctx.tx, ctx.userId)).find((one) => one.id === id)
  const day = before?.targetDate && isYearOnly ? Temporal.PlainDate.from(before.targetDate) : null
  const targetDate = datedAnew(date, day)
  const { goal, undoId } = await updateGoal(ctx, { id, targetDate })
  return { kind: 'date-changed', undoId, name: goal.name, date: targetDate.toString() }
}
