import type { SavedView } from '@lya/contract/backoffice/views.ts'
import { and, count, eq, ne, or, sql } from 'drizzle-orm'
import { savedViews } from '#platform/db/schema/admin-people.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Page = 'trials' | 'subscribers'

const columns = (operatorId: string) => ({
  id: savedViews.id,
  name: savedViews.name,
  query: savedViews.query,
  isShared: savedViews.isShared,
  isOwn: sql<boolean>`${savedViews.operatorId} = ${operatorId}`,
})

/** The operator's own views of a page and those that others share, by name. */
export async function listViews(tx: Tx, operatorId: string, page: Page): Promise<SavedView[]> {
  return tx.orm
    .select(columns(operatorId))
    .from(savedViews)
    .where(
      and(
        eq(savedViews.page, page),
        or(savedViews.isShared, eq(savedViews.operatorId, operatorId)),
      ),
    )
    .orderBy(sql`lower(${savedViews.name})`, savedViews.id)
}

/** Whose a view is, and what it was; null when there is none. The row is held. */
export async function lockView(
  tx: Tx,
  id: string,
): Promise<{ operatorId: string; name: string; query: string; isShared: boolean } | null> {
  const { operatorId, name, query, isShared } = savedViews
  const rows = await tx.orm
    .select({ operatorId, name, query, isShared })
    .from(savedViews)
    .where(eq(savedViews.id, id))
    .for('update')
  return rows[0] ?? null
}

/** How many other views the operator has of this page, and whether one has this name. */
export async function lookAtOthers(
  tx: Tx,
  view: { id: string; operatorId: string; page: Page; name: string },
): Promise<{ views: number; isNameUsed: boolean }> {
  const named = sql`lower(${savedViews.name}) = lower(${view.name})`
  const rows = await tx.orm
    .select({ views: count(), isNameUsed: sql<boolean>`coalesce(bool_or(${named}), false)` })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.operatorId, view.operatorId),
        eq(savedViews.page, view.page),
        ne(savedViews.id, view.id),
      ),
    )
  return rows[0] ?? { views: 0, isNameUsed: false }
}

export async function writeView(
  tx: Tx,
  view: {
    id: string
    operatorId: string
    page: Page
    name: string
    query: string
    isShared: boolean
    at: Temporal.Instant
  },
): Promise<void> {
  const { at, ...row } = view
  const updatedAt = at.toString()
  const { name, query, isShared } = row
  await tx.orm
    .insert(savedViews)
    .values({ ...row, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({
      target: savedViews.id,
      set: { name, query, isShared, updatedAt },
    })
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.orm.delete(savedViews).where(eq(savedViews.id, id))
}
