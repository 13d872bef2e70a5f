import { Refusal } from '@lya/core/refusal.ts'
import { moveBudgetsOut } from '#money/budgets/index.ts'
import { countUsage, lockCategory } from '#money/categories/categories.queries.ts'
import { deleteCategoryRow } from '#money/categories/categories.store.ts'
import { moveRecurringCategory } from '#money/recurring/index.ts'
import { moveCategory } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Deletes a category: its transactions and recurring payments move to another one or to none, its
 * budgets end. One undo brings back all of it.
 *
 * @throws Refusal `categories.missing`; `categories.target-invalid` when the other one is not the
 *   person's, is of the other type, or is this one.
 */
export async function deleteCategory(
  ctx: CommandContext,
  deletion: { id: string; moveTo?: string | undefined },
): Promise<{ transactions: number; budgets: number; undoId: string }> {
  const { tx, userId } = ctx
  const { id, moveTo } = deletion
  const category = await lockCategory(tx, userId, id)
  if (moveTo !== undefined) await refuseOtherTarget(ctx, { id, moveTo, type: category.type })
  const usage = await countUsage(tx, userId, id)
  const move = { from: id, to: moveTo ?? null }
  const transactionIds = await moveCategory(tx, userId, move)
  const recurringIds = await moveRecurringCategory(tx, userId, move)
  const budgets = await moveBudgetsOut(tx, userId, id)
  const undoId = newId()
  const links = { transactionIds, recurringIds, budgets, movedTo: move.to }
  await deleteCategoryRow(tx, userId, { id, links, undoId })
  return { transactions: transactionIds.length, budgets: usage?.budgets ?? 0, undoId }
}

async function refuseOtherTarget(
  ctx: CommandContext,
  asked: { id: string; moveTo: string; type: string },
): Promise<void> {
  const target = await lockTarget(ctx, asked.moveTo)
  if (target?.type === asked.type && asked.moveTo !== asked.id) return
  throw new Refusal('invalid', 'categories.target-invalid')
}

async function lockTarget(ctx: CommandContext, id: string) {
  try {
    return await lockCategory(ctx.tx, ctx.userId, id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
