import type { AlertView } from '@lya/contract/backoffice/overview/alerts.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findAlert } from '#backoffice/overview/alerts/alerts.queries.ts'
import { viewAlert } from '#backoffice/overview/alerts/view-alert.ts'
import { resolveAlert } from '#platform/alerts/index.ts'
import { asAdmin, type Operator } from '#platform/audit/as-admin.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

/**
 * Resolves an alert with a note, once: whoever comes second is told who did.
 *
 * @throws Refusal `overview.alert-missing`, `overview.alert-resolved`
 */
export async function resolve(
  parts: { db: Database; clock: Clock },
  operator: Operator,
  { id, note }: { id: string; note: string },
): Promise<AlertView> {
  const now = parts.clock.now()
  return asAdmin(parts, operator, note, async (ctx) => {
    const { tx } = ctx
    const isResolved = await resolveAlert(ctx, { id, by: operator.userId, note })
    const row = await findAlert(tx, id)
    if (!row) throw new Refusal('missing', 'overview.alert-missing')
    const alert = await viewAlert(tx, row, now)
    if (!isResolved) throw new Refusal('conflict', 'overview.alert-resolved', { data: { alert } })
    await ctx.note({
      action: 'alert.resolved',
      table: 'admin_alerts',
      recordId: id,
      oldValues: { status: 'active', rule: row.rule },
      newValues: { status: 'resolved', note },
    })
    return alert
  })
}
