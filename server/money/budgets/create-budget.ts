import type { Budget } from '@lya/contract/money/budgets.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findBudget, getBudget } from '#money/budgets/budgets.queries.ts'
import { type BudgetContent, insertBudget } from '#money/budgets/budgets.store.ts'
import { refusing } from '#platform/db/refusing.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

const refusingUnknownCategory = refusing({
  planejamento_gastos_user_id_categoria_id_fkey: {
    kind: 'invalid',
    code: 'budgets.category-unknown',
  },
})

/**
 * Plans an amount for a category and a month. An id that was used before for the same budget
 * changes nothing.
 *
 * @throws Refusal `budgets.category-taken`, `budgets.category-unknown`; `budgets.id-used` when a
 *   given id stands for something else, or for what has been deleted since.
 */
export async function createBudget(
  ctx: CommandContext,
  draft: BudgetContent & { id?: string | undefined },
): Promise<{ budget: Budget; undoId: string }> {
  const id = draft.id ?? newId()
  const content = { ...draft, id, at: ctx.clock.now() }
  const { isInserted, isNoted } = await refusingUnknownCategory(
    insertBudget(ctx.tx, ctx.userId, content),
  )
  if (isInserted) {
    if (!isNoted) throw new Refusal('conflict', 'budgets.id-used')
    return { budget: await getBudget(ctx.tx, ctx.userId, id), undoId: id }
  }
  const stored = await findBudget(ctx.tx, ctx.userId, id)
  if (!stored) throw new Refusal('conflict', 'budgets.category-taken')
  if (!stored.isActive || !isSame(draft, stored.budget)) {
    throw new Refusal('conflict', 'budgets.id-used')
  }
  return { budget: stored.budget, undoId: id }
}

function isSame(draft: BudgetContent, stored: Budget): boolean {
  return (
    draft.categoryId === stored.categoryId &&
    draft.month.toString() === stored.month &&
    draft.amountCents === stored.plannedCents
  )
}
