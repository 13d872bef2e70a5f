import { type SavedView, viewsMax } from '@lya/contract/backoffice/views.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockView, lookAtOthers, writeView } from '#backoffice/views/views.store.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'

export interface ViewGiven {
  id: string
  page: 'trials' | 'subscribers'
  name: string
  query: string
  isShared: boolean
}

/**
 * Keeps a view under its id, new or the operator's own of before.
 *
 * @throws Refusal `views.missing` for another operator's, `views.name-used`, `views.too-many`
 */
export async function saveView(ctx: AdminContext, given: ViewGiven): Promise<SavedView> {
  const { tx, operator, clock, note } = ctx
  const { name, query, isShared } = given
  const before = await lockView(tx, given.id)
  if (before && before.operatorId !== operator.userId) {
    throw new Refusal('missing', 'views.missing')
  }
  const view = { ...given, operatorId: operator.userId }
  const others = await lookAtOthers(tx, view)
  if (others.isNameUsed) throw new Refusal('conflict', 'views.name-used')
  if (others.views >= viewsMax) throw new Refusal('limit', 'views.too-many')
  await writeView(tx, { ...view, at: clock.now() })
  await note({
    action: 'views.saved',
    table: 'visoes_salvas',
    recordId: given.id,
    ...(before
      ? { oldValues: { name: before.name, query: before.query, isShared: before.isShared } }
      : {}),
    newValues: { page: given.page, name, query, isShared },
  })
  return { id: given.id, name, query, isShared, isOwn: true }
}
