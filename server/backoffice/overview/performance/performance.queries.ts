import type { PerformanceView } from '@lya/contract/backoffice/overview/performance.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Rows that the page shows of each, by the specification. */
const shown = 5

export async function listNewestCache(
  tx: Tx,
  now: Temporal.Instant,
): Promise<PerformanceView['cache']> {
  const { rows } = await tx.query<{ key: string; created: Date; expires: Date; bytes: number }>({
    text: `SELECT cache_key AS key, created_at AS created, expires_at AS expires,
                  octet_length(cache_data::text) AS bytes
             FROM admin_cache ORDER BY created_at DESC, cache_key LIMIT ${shown}`,
  })
  return rows.map(({ key, created, expires, bytes }) => ({
    ...{ key, bytes, createdAt: created.toISOString(), expiresAt: expires.toISOString() },
    isStale: expires.getTime() <= now.epochMilliseconds,
  }))
}

type Automation = PerformanceView['automations'][number]

export async function listNewestAutomations(tx: Tx): Promise<Automation[]> {
  const { rows } = await tx.query<{
    id: string
    type: string
    status: Automation['status']
    user_id: string | null
    name: string | null
    trigger: { risk_level?: Automation['riskLevel']; days_until_expiry?: number }
    scheduled: Date
    executed: Date | null
    created: Date
  }>({
    text: `SELECT a.id, a.automation_type AS type, a.status, a.user_id, p.name,
                  a.trigger_data AS trigger, a.scheduled_for AS scheduled,
                  a.executed_at AS executed, a.created_at AS created
             FROM admin_automations a LEFT JOIN admin_people p ON p.user_id = a.user_id
            ORDER BY a.created_at DESC, a.id DESC LIMIT ${shown}`,
  })
  return rows.map((row) => ({
    ...{ id: row.id, type: row.type, status: row.status },
    person: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '' },
    riskLevel: row.trigger.risk_level ?? null,
    daysUntilExpiry: row.trigger.days_until_expiry ?? null,
    scheduledFor: row.scheduled.toISOString(),
    executedAt: row.executed?.toISOString() ?? null,
    createdAt: row.created.toISOString(),
  }))
}

/** What the last night's recount had to correct; null before the first. */
export async function findLastRecount(tx: Tx): Promise<PerformanceView['recount']> {
  const { rows } = await tx.query<{ at: Date; differences: number }>({
    text: `SELECT feita_em AS at, jsonb_array_length(diferencas) AS differences
             FROM recontagens ORDER BY feita_em DESC LIMIT 1`,
  })
  const [row] = rows
  return row ? { at: row.at.toISOString(), differences: row.differences } : null
}
