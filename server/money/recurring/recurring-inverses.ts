import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { type EditNote, refuseChangedSince, revertOrRefuse } from '#money/journal/index.ts'
import { findRecurring } from '#money/recurring/recurring.queries.ts'
import {
  type RecurringRowNote,
  removeRecurring,
  restoreRecurring,
  revertRecurring,
} from '#money/recurring/recurring.store.ts'
import { shownRecurring } from '#money/recurring/recurring-payment.ts'
import { transactionInverses } from '#money/transactions/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const recurringInverses = {
  'recurring.create': async (
    ctx: CommandContext,
    inverse: unknown,
    undoId: string,
  ): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { id } = inverse as { id: string }
    await refuseChangedSince(ctx, undoId, [id])
    await removeRecurring(ctx.tx, ctx.userId, id)
  },
  'recurring.update': revert,
  'recurring.delete': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const { before } = inverse as { before: RecurringRowNote }
    await restoreRecurring(ctx.tx, ctx.userId, before)
  },
  'recurring.pay': async (ctx: CommandContext, inverse: unknown, undoId: string): Promise<void> => {
    await revert(ctx, inverse)
    // The expense goes by the slice that made it, whose note lists `ids` as this one does.
    await transactionInverses['transactions.create'](ctx, inverse, undoId)
  },
  'recurring.purchase': async (
    ctx: CommandContext,
    inverse: unknown,
    undoId: string,
  ): Promise<void> => {
    const { id } = inverse as { id: string }
    await refuseChangedSince(ctx, undoId, [id])
    await removeRecurring(ctx.tx, ctx.userId, id)
    await transactionInverses['transactions.create'](ctx, inverse, undoId)
  },
}

async function revert(ctx: CommandContext, inverse: unknown): Promise<void> {
  const { tx, userId, clock, timeZone } = ctx
  const note = inverse as EditNote<RecurringRowNote>
  await revertOrRefuse(revertRecurring(tx, userId, note), async () => {
    const found = await findRecurring(tx, userId, note.before.id)
    if (!found) return null
    const stored = shownRecurring(found, todayIn(clock, timeZone))
    const { nome, valor, data_proximo_pagamento, parcelas_pagas } = note.before
    const yours = {
      ...stored,
      name: nome,
      amountCents: centsFromDecimal(valor),
      nextDate: data_proximo_pagamento,
      instalmentsPaid: parcelas_pagas,
    }
    return { yours, stored }
  })
}
