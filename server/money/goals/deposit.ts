import type { Goal } from '@lya/contract/money/goals.ts'
import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { getGoal } from '#money/goals/goals.queries.ts'
import { addDeposit } from '#money/goals/goals.store.ts'
import { findEntry } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Adds an amount to what was saved for a goal. A deposit's id is its undo's as well, so a repeat
 * adds nothing; later deposits do not stand in the way of undoing it.
 *
 * @throws Refusal `goals.missing`; `goals.id-used` when a given id stands for something else, or
 *   for a deposit that was undone.
 */
export async function deposit(
  ctx: CommandContext,
  draft: { id: string; amountCents: Cents; depositId?: string | undefined },
): Promise<{ goal: Goal; undoId: string }> {
  const { id: goalId, amountCents, depositId = newId() } = draft
  const before = await getGoal(ctx.tx, ctx.userId, goalId, { lock: true })
  const added = { id: depositId, goalId, amountCents, at: ctx.clock.now() }
  const isAdded = await addDeposit(ctx.tx, ctx.userId, added)
  if (!isAdded) {
    await refuseOtherDeposit(ctx, depositId, draft)
    return { goal: before, undoId: depositId }
  }
  if (before.savedCents + amountCents > limits.amountCentsMax) {
    throw new Refusal('invalid', 'platform.input-invalid')
  }
  return { goal: await getGoal(ctx.tx, ctx.userId, goalId), undoId: depositId }
}

async function refuseOtherDeposit(
  ctx: CommandContext,
  depositId: string,
  draft: { id: string; amountCents: Cents },
): Promise<void> {
  const entry = await findEntry(ctx.tx, ctx.userId, depositId)
  if (entry?.command === 'goals.deposit' && !entry.isUndone) {
    // The journal holds what this slice's store wrote under this command's name.
    const { id, amount } = entry.inverse as { id: string; amount: string }
    if (id === draft.id && amount === decimalFromCents(draft.amountCents)) return
  }
  throw new Refusal('conflict', 'goals.id-used')
}
