import type { SavedSegment } from '@lya/contract/backoffice/segments.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Row = Omit<SavedSegment, 'updatedAt'> & { updatedAt: Date }

const columns = `id, nome AS name, regra AS rule, versao AS version, updated_at AS "updatedAt"`

const read = ({ updatedAt, ...row }: Row): SavedSegment => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

/** All of them, by name. */
export async function listSegments(tx: Tx): Promise<SavedSegment[]> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM segmentos ORDER BY lower(nome), id LIMIT 500`,
  })
  return rows.map(read)
}

/** One, and keeps others from changing it until the transaction ends. */
export async function lockSegment(tx: Tx, id: string): Promise<SavedSegment | null> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM segmentos WHERE id = $1 FOR UPDATE`,
    values: [id],
  })
  return rows[0] ? read(rows[0]) : null
}

/** Makes it, or replaces what is there. */
export async function storeSegment(
  tx: Tx,
  segment: { id: string; name: string; rule: Segment; at: Temporal.Instant },
): Promise<SavedSegment> {
  const { rows } = await tx.query<Row>({
    text: `INSERT INTO segmentos AS s (id, nome, regra, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $4)
      ON CONFLICT (id) DO UPDATE
        SET nome = $2, regra = $3, versao = s.versao + 1, updated_at = $4
      RETURNING ${columns}`,
    values: [segment.id, segment.name, JSON.stringify(segment.rule), segment.at.toString()],
  })
  const [row] = rows
  if (!row) throw new Error('a statement without a row')
  return read(row)
}

export async function deleteSegment(tx: Tx, id: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM segmentos WHERE id = $1', values: [id] })
}

/** Whether a draft of a campaign is meant for it. */
export async function isSegmentDrafted(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ is: boolean }>({
    text: `SELECT EXISTS (SELECT FROM campanhas
      WHERE segmento_id = $1 AND situacao = 'rascunho') AS is`,
    values: [id],
  })
  return rows[0]?.is ?? false
}
