import type { SettingsChange } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

type Row = Omit<SettingsChange, 'at'> & RowKey

/** Who changed which group, newest first. */
export async function listSettingsChanges(
  tx: Tx,
  { before, limit }: { before: RowKey | null; limit: number },
): Promise<Row[]> {
  const { rows } = await tx.query<Row>({
    name: 'checkout-settings-history',
    text: `SELECT a.id, a.record_id AS "group", a.created_at::text AS "createdAt",
        coalesce(nullif(btrim(p.name), ''), p.email) AS operator,
        coalesce(a.old_values, '{}') AS before, coalesce(a.new_values, '{}') AS after
      FROM audit_logs a LEFT JOIN profiles p ON p.id = a.user_id
      WHERE a.table_name = 'checkout_config' AND a.record_id IS NOT NULL
        AND a.action = 'checkout-settings.saved'
        AND ($1::timestamptz IS NULL OR (a.created_at, a.id) < ($1::timestamptz, $2::uuid))
      ORDER BY a.created_at DESC, a.id DESC LIMIT $3`,
    values: [before?.createdAt ?? null, before?.id ?? null, limit],
  })
  return rows
}
