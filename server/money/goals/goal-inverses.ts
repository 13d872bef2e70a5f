import { Refusal } from '@lya/core/refusal.ts'
import {
  type GoalRow,
  removeGoal,
  restoreGoal,
  revertGoal,
  withdrawDeposit,
} from '#money/goals/goals.store.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const goalInverses = {
  'goals.create': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { id } = inverse as { id: string }
    await removeGoal(ctx.tx, ctx.userId, id)
  },
  'goals.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: GoalRow }
    refuseUnless(await revertGoal(ctx.tx, ctx.userId, before))
  },
  'goals.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: GoalRow }
    await restoreGoal(ctx.tx, ctx.userId, before)
  },
  'goals.deposit': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const deposited = inverse as { id: string; amount: string }
    refuseUnless(await withdrawDeposit(ctx.tx, ctx.userId, deposited))
  },
}

function refuseUnless(isDone: boolean): void {
  if (!isDone) throw new Refusal('conflict', 'undo.too-late')
}
