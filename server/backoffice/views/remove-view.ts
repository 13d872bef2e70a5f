import { Refusal } from '@lya/core/refusal.ts'
import { deleteView, lockView } from '#backoffice/views/views.store.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'

/** Removes one of the operator's own views. @throws Refusal `views.missing` */
export async function removeView(ctx: AdminContext, id: string): Promise<{ id: string }> {
  const view = await lockView(ctx.tx, id)
  if (view?.operatorId !== ctx.operator.userId) throw new Refusal('missing', 'views.missing')
  await deleteView(ctx.tx, id)
  const { name, query, isShared } = view
  await ctx.note({
    action: 'views.removed',
    table: 'visoes_salvas',
    recordId: id,
    oldValues: { name, query, isShared },
  })
  return { id }
}
