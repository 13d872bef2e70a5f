import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findGoal } from '#money/goals/goals.queries.ts'
import {
  type GoalRow,
  removeGoal,
  restoreGoal,
  revertGoal,
  withdrawDeposit,
} from '#money/goals/goals.store.ts'
import { type EditNote, refuseChangedSince, revertOrRefuse } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const goalInverses = {
  'goals.create': async (ctx: CommandContext, inverse: unknown, undoId: string): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { id } = inverse as { id: string }
    await refuseChangedSince(ctx, undoId, [id])
    await removeGoal(ctx.tx, ctx.userId, id)
  },
  'goals.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const note = inverse as EditNote<GoalRow>
    const { tx, userId } = ctx
    await revertOrRefuse(revertGoal(tx, userId, note), async () => {
      const stored = await findGoal(tx, userId, note.before.id)
      return stored && { yours: { ...stored, ...contentOf(note.before) }, stored }
    })
  },
  'goals.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: GoalRow }
    await restoreGoal(ctx.tx, ctx.userId, before)
  },
  'goals.deposit': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const deposited = inverse as { id: string; amount: string }
    const isWithdrawn = await withdrawDeposit(ctx.tx, ctx.userId, deposited)
    if (!isWithdrawn) throw new Refusal('conflict', 'undo.too-late')
  },
}

/** As the contract shows what a person decides. */
function contentOf(row: GoalRow) {
  return {
    name: row.nome,
    targetCents: centsFromDecimal(row.valor_objetivo),
    savedCents: centsFromDecimal(row.valor_atual),
    targetDate: row.data_objetivo,
  }
}
