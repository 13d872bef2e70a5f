import { noteInverse } from '#money/journal/index.ts'
import { rowOf, type TransactionRow } from '#money/transactions/transactions.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Locks those of these rows that exist, in one order for everybody, and tells their types. */
export async function lockTransactions(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; type: string }[]> {
  const { rows } = await tx.query<{ id: string; type: string }>({
    name: 'transactions-lock-many',
    text: `SELECT id, tipo AS type FROM transacoes
      WHERE user_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE`,
    values: [userId, ids],
  })
  return rows
}

/** Puts rows that the caller holds locked under one category, and notes where each was. */
export async function recategoriseRows(
  tx: Tx,
  userId: string,
  change: { ids: readonly string[]; categoryId: string; undoId: string },
): Promise<void> {
  await tx.query({
    name: 'transactions-recategorise',
    text: `
      WITH nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$4::uuid',
          command: 'transactions.recategorise-many',
          inverse: `jsonb_build_object('before', jsonb_agg(${rowOf('t')}), 'after', $3::uuid)`,
          from: `FROM transacoes t WHERE t.user_id = $1 AND t.id = ANY ($2::uuid[])
            HAVING count(*) > 0`,
        })}
      )
      UPDATE transacoes SET categoria_id = $3, versao = versao + 1
      WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    values: [userId, change.ids, change.categoryId, change.undoId],
  })
}

/** Deletes the rows that exist and notes them whole. @returns how many there were. */
export async function deleteTransactionRows(
  tx: Tx,
  userId: string,
  deletion: { ids: readonly string[]; undoId: string },
): Promise<number> {
  const { rows } = await tx.query<{ deleted: number }>({
    name: 'transactions-delete-many',
    text: `
      WITH t AS (
        DELETE FROM transacoes WHERE user_id = $1 AND id = ANY ($2::uuid[]) RETURNING *
      ), nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$3::uuid',
          command: 'transactions.delete-many',
          inverse: `jsonb_build_object('before', jsonb_agg(${rowOf('t')}))`,
          from: 'FROM t HAVING count(*) > 0',
        })}
      )
      SELECT count(*)::int AS deleted FROM t`,
    values: [userId, deletion.ids, deletion.undoId],
  })
  return rows[0]?.deleted ?? 0
}

/** A category of then that the person still has. */
const keptCategory = `(SELECT c.id FROM categorias c
  WHERE c.user_id = $1 AND c.id = r.categoria_id)`

/** Puts deleted rows back, without a category that is gone by now. */
export async function restoreTransactions(
  tx: Tx,
  userId: string,
  rows: readonly TransactionRow[],
): Promise<void> {
  await tx.query({
    name: 'transactions-restore-many',
    text: `INSERT INTO transacoes
        (user_id, id, quando, detalhes, tipo, valor, categoria_id, created_at, versao)
      SELECT $1, r.id, r.quando, r.detalhes, r.tipo, r.valor, ${keptCategory}, r.created_at,
        r.versao + 1
      FROM jsonb_populate_recordset(null::transacoes, $2::jsonb) AS r
      ON CONFLICT (user_id, id) DO NOTHING`,
    values: [userId, JSON.stringify(rows)],
  })
}

/**
 * Puts rows back under the categories that they had, unless something else has changed one since.
 *
 * @returns How many were put back.
 */
export async function revertCategories(
  tx: Tx,
  userId: string,
  note: { before: readonly TransactionRow[]; after?: string },
): Promise<number> {
  // Each row as it was left: as before, but for its category.
  const left = `to_jsonb(e.linha) - '{versao,created_at}'::text[]
    || jsonb_build_object('categoria_id', $3::uuid)`
  const { rowCount } = await tx.query({
    name: 'transactions-revert-categories',
    text: `UPDATE transacoes t SET categoria_id = ${keptCategory}, versao = t.versao + 1
      FROM jsonb_array_elements($2::jsonb) AS e (linha),
        jsonb_populate_record(null::transacoes, e.linha) AS r
      WHERE t.user_id = $1 AND t.id = r.id AND CASE WHEN $3::uuid IS NULL
        THEN t.versao = r.versao + 1 ELSE ${rowOf('t')} @> (${left}) END`,
    values: [userId, JSON.stringify(note.before), note.after ?? null],
  })
  return rowCount ?? 0
}

/** Moves all of one category to another, or to none. @returns the ids of those that moved. */
export async function moveCategory(
  tx: Tx,
  userId: string,
  move: { from: string; to: string | null },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'transactions-move-category',
    text: `UPDATE transacoes SET categoria_id = $3, versao = versao + 1
      WHERE user_id = $1 AND categoria_id = $2 RETURNING id`,
    values: [userId, move.from, move.to],
  })
  return rows.map((row) => row.id)
}

/** Moves these back, but those that have been put elsewhere since. */
export async function moveCategoryBack(
  tx: Tx,
  userId: string,
  move: { ids: readonly string[]; from: string; to: string | null },
): Promise<void> {
  await tx.query({
    name: 'transactions-move-back',
    text: `UPDATE transacoes SET categoria_id = $3, versao = versao + 1
      WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND categoria_id IS NOT DISTINCT FROM $4::uuid`,
    values: [userId, move.ids, move.from, move.to],
  })
}
