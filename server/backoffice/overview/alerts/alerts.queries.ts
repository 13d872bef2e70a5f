import type { Tx } from '#platform/db/transaction.ts'

export interface AlertRow {
  id: string
  rule: string
  priority: 'critical' | 'high' | 'medium'
  status: 'active' | 'resolved'
  /** Whatever else its rule keeps is for nobody's eyes here. */
  details: { value?: unknown; count?: unknown; limit?: unknown }
  /** As PostgreSQL writes it, for the cursor. */
  key: string
  created_at: Date
  over_at: Date | null
  resolved_at: Date | null
  note: string | null
  user_id: string | null
  person_name: string | null
  resolver_name: string | null
}

const columns = `a.id, a.rule, a.priority, a.status, a.details, a.created_at::text AS key,
  a.created_at, a.over_at, a.resolved_at, a.note, a.user_id, p.name AS person_name,
  o.name AS resolver_name`
const joined = `FROM admin_alerts a LEFT JOIN profiles p ON p.id = a.user_id
  LEFT JOIN profiles o ON o.id = a.resolved_by`

/** Newest first, one more than asked for. */
export async function listAlerts(
  tx: Tx,
  asked: {
    status: 'active' | 'resolved'
    /** Only these rules, or all but these; null is every rule. */
    rules: { are: readonly string[] } | { areNot: readonly string[] } | null
    after: { createdAt: string; id: string } | null
    limit: number
  },
): Promise<AlertRow[]> {
  const { status, rules, after, limit } = asked
  const { rows } = await tx.query<AlertRow>({
    text: `SELECT ${columns} ${joined}
            WHERE a.status = $1
              AND ($2::text[] IS NULL OR a.rule = ANY ($2))
              AND ($3::text[] IS NULL OR a.rule <> ALL ($3))
              AND ($4::timestamptz IS NULL OR (a.created_at, a.id) < ($4, $5::uuid))
            ORDER BY a.created_at DESC, a.id DESC LIMIT $6`,
    values: [
      status,
      rules && 'are' in rules ? rules.are : null,
      rules && 'areNot' in rules ? rules.areNot : null,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit + 1,
    ],
  })
  return rows
}

export async function findAlert(tx: Tx, id: string): Promise<AlertRow | null> {
  const text = `SELECT ${columns} ${joined} WHERE a.id = $1`
  const { rows } = await tx.query<AlertRow>({ text, values: [id] })
  return rows[0] ?? null
}

export async function countOpenAlerts(
  tx: Tx,
): Promise<Record<'critical' | 'high' | 'medium', number>> {
  const { rows } = await tx.query<{ priority: 'critical' | 'high' | 'medium'; open: number }>({
    text: `SELECT priority, count(*)::integer AS open FROM admin_alerts
            WHERE status = 'active' GROUP BY priority`,
  })
  const open = { critical: 0, high: 0, medium: 0 }
  for (const row of rows) open[row.priority] = row.open
  return open
}
