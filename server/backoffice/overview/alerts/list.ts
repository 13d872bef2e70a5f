import type {
  AlertsPage,
  AlertView,
  alertsInput,
} from '@lya/contract/backoffice/overview/alerts.ts'
import { id } from '@lya/contract/fields.ts'
import { smartRules } from '@lya/core/backoffice/alerts/smart-alerts.ts'
import { limits } from '@lya/core/limits.ts'
import type { z } from 'zod'
import { countOpenAlerts, listAlerts } from '#backoffice/overview/alerts/alerts.queries.ts'
import { viewAlert } from '#backoffice/overview/alerts/view-alert.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'

const cursors = rowCursor(id, 'overview.cursor-invalid')
const pageSize = limits.pageSizeDefault

/** A page of alerts, newest first, and how many are open in all. */
export async function listPage(
  tx: Tx,
  asked: z.output<typeof alertsInput>,
  now: Temporal.Instant,
): Promise<AlertsPage> {
  const { status, kind, cursor } = asked
  const all = { smart: { are: smartRules }, system: { areNot: smartRules } } as const
  const rows = await listAlerts(tx, {
    status,
    rules: kind ? all[kind] : null,
    after: cursor === undefined ? null : cursors.read(cursor),
    limit: pageSize,
  })
  const items: AlertView[] = []
  for (const row of rows.slice(0, pageSize)) items.push(await viewAlert(tx, row, now))
  const last = rows[pageSize - 1]
  return {
    items,
    nextCursor:
      rows.length > pageSize && last ? cursors.write({ createdAt: last.key, id: last.id }) : null,
    open: await countOpenAlerts(tx),
  }
}
