import type { CampaignResults } from '@lya/contract/backoffice/campaigns.ts'
import type { SendState } from '@lya/core/backoffice/campaigns/states.ts'
import { reasonOf, sendOf, storedReasons, storedSends } from '#backoffice/campaigns/stored-names.ts'
import type { Tx } from '#platform/db/transaction.ts'

export const noResults: CampaignResults = {
  states: {},
  skipped: {},
  openedLinks: 0,
  unsubscribed: 0,
  deleted: 0,
}

/** What became of everybody in it, counted now; as the system or the back-office. */
export async function countResults(tx: Tx, id: string): Promise<CampaignResults> {
  const { rows } = await tx.query<{
    state: string
    reason: string | null
    count: number
    opened: number
    gone: number
  }>({
    text: `SELECT situacao AS state, CASE WHEN situacao = 'pulado' THEN motivo END AS reason,
        count(*)::int AS count, count(clicou_em)::int AS opened, count(saiu_em)::int AS gone
      FROM campanha_envios WHERE campanha_id = $1 GROUP BY 1, 2`,
    values: [id],
  })
  const { rows: audiences } = await tx.query<{ audience: number | null }>({
    text: 'SELECT publico AS audience FROM campanhas WHERE id = $1',
    values: [id],
  })
  const results: CampaignResults = { ...noResults, states: {}, skipped: {} }
  for (const row of rows) {
    const state = sendOf(row.state)
    results.states[state] = (results.states[state] ?? 0) + row.count
    results.openedLinks += row.opened
    results.unsubscribed += row.gone
    const [reason] = Object.entries(storedReasons).find(([, one]) => one === row.reason) ?? []
    if (reason !== undefined) results.skipped[reason as keyof typeof storedReasons] = row.count
  }
  const left = rows.reduce((sum, { count }) => sum + count, 0)
  results.deleted = Math.max(0, (audiences[0]?.audience ?? left) - left)
  return results
}

const pageSize = 50

export interface SentTo {
  userId: string
  name: string
  email: string
  reason: string | null
  at: string
}

/** The people of one state, in the order of their ids, as the back-office. */
export async function listSentTo(
  tx: Tx,
  which: { id: string; state: SendState; after: string | null },
): Promise<{ items: SentTo[]; last: string | null }> {
  const { rows } = await tx.query<Omit<SentTo, 'at'> & { at: Date }>({
    text: `SELECT e.user_id AS "userId", p.name, coalesce(p.email, '') AS email,
        e.motivo AS reason, coalesce(e.enviado_em, e.updated_at) AS at
      FROM campanha_envios e JOIN admin_people p ON p.user_id = e.user_id
      WHERE e.campanha_id = $1 AND e.situacao = $2 AND ($3::uuid IS NULL OR e.user_id > $3)
      ORDER BY e.user_id LIMIT ${pageSize + 1}`,
    values: [which.id, storedSends[which.state], which.after],
  })
  const items = rows
    .slice(0, pageSize)
    .map(({ at, reason, ...row }) => ({ ...row, reason: reasonOf(reason), at: at.toISOString() }))
  return { items, last: rows.length > pageSize ? (items.at(-1)?.userId ?? null) : null }
}
