import type { DataExport } from '@lya/contract/people/account.ts'
import type { Tx } from '#platform/db/transaction.ts'

const states = { pendente: 'pending', pronta: 'ready' } as const

interface ExportRow {
  id: string
  situacao: keyof typeof states
  bytes: number | null
  pedida_em: string
  expira_em: string | null
}

const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ${column}`

/** The last export of a person that is on its way or there. */
export async function findExport(
  tx: Tx,
  person: { userId: string; now: Temporal.Instant },
): Promise<DataExport> {
  const { rows } = await tx.query<ExportRow>({
    text: `SELECT id, situacao, bytes, ${iso('pedida_em')}, ${iso('expira_em')}
             FROM exportacoes
            WHERE user_id = $1 AND (expira_em IS NULL OR expira_em > $2)
            ORDER BY exportacoes.pedida_em DESC, id DESC LIMIT 1`,
    values: [person.userId, person.now.toString()],
  })
  const [row] = rows
  if (!row) return null
  const isReady = row.situacao === 'pronta'
  return {
    id: row.id,
    state: states[row.situacao],
    requestedAt: row.pedida_em,
    expiresAt: row.expira_em,
    bytes: row.bytes,
    url: isReady ? `/api/account/export/${row.id}/file` : null,
  }
}

/** Asks for one; whether it was, since one that is on its way is enough. */
export async function insertExport(
  tx: Tx,
  asked: { userId: string; id: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `INSERT INTO exportacoes (user_id, id, pedida_em) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) WHERE situacao = 'pendente' DO NOTHING`,
    values: [asked.userId, asked.id, asked.at.toString()],
  })
  return rowCount === 1
}

/** Whether this one is still to be made. */
export async function isExportPending(
  tx: Tx,
  asked: { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `SELECT FROM exportacoes WHERE user_id = $1 AND id = $2 AND situacao = 'pendente'`,
    values: [asked.userId, asked.id],
  })
  return rowCount === 1
}

/** Says that one is there; whether it was still awaited. */
export async function settleExport(
  tx: Tx,
  made: {
    userId: string
    id: string
    bytes: number
    expiresAt: Temporal.Instant
  },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `UPDATE exportacoes SET situacao = 'pronta', bytes = $3, expira_em = $4
            WHERE user_id = $1 AND id = $2 AND situacao = 'pendente'`,
    values: [made.userId, made.id, made.bytes, made.expiresAt.toString()],
  })
  return rowCount === 1
}

/** Forgets those whose time is over, and those that nobody is making any more. */
export async function deleteOldExports(
  tx: Tx,
  times: { now: Temporal.Instant; askedBefore: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `DELETE FROM exportacoes
            WHERE expira_em <= $1 OR (expira_em IS NULL AND pedida_em <= $2)`,
    values: [times.now.toString(), times.askedBefore.toString()],
  })
}

/** Which of these exports still have a file to be taken. */
export async function findLiveExports(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'SELECT id FROM exportacoes WHERE id = ANY ($1::uuid[])',
    values: [ids],
  })
  return new Set(rows.map(({ id }) => id))
}
