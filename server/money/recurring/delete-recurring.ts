import { Refusal } from '@lya/core/refusal.ts'
import { deleteRecurringRow } from '#money/recurring/recurring.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** Deletes a payment, its expenses stay; the undo brings it back. @throws `recurring.missing` */
export async function deleteRecurring(
  ctx: CommandContext,
  id: string,
): Promise<{ undoId: string }> {
  const undoId = newId()
  const isDeleted = await deleteRecurringRow(ctx.tx, ctx.userId, { id, undoId })
  if (!isDeleted) throw new Refusal('missing', 'recurring.missing')
  return { undoId }
}
