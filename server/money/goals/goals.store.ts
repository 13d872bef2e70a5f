import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import {
  type EditNote,
  type Insertion,
  insertionOf,
  insertOnce,
  isAsLeft,
  noteEdit,
  noteInverse,
} from '#money/journal/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What of a goal a person decides. */
export interface GoalContent {
  name: string
  targetCents: Cents
  savedCents: Cents
  targetDate: Temporal.PlainDate | null
}

/** A row as the journal keeps it: the database's own names, every column. */
export type GoalRow = {
  id: string
  nome: string
  valor_objetivo: string
  valor_atual: string
  data_objetivo: string | null
} & Record<string, unknown>

function contentValues(content: GoalContent): unknown[] {
  return [
    content.name,
    decimalFromCents(content.targetCents),
    decimalFromCents(content.savedCents),
    content.targetDate?.toString() ?? null,
  ]
}

/** A row with its columns as JSON keeps them; the amounts as text, no float on the way. */
const rowOf = (alias: string): string =>
  `to_jsonb(${alias}) || jsonb_build_object('valor_objetivo', ${alias}.valor_objetivo::text,
    'valor_atual', ${alias}.valor_atual::text)`

/** Inserts a goal and the note that undoes it; a known id changes nothing. */
export async function insertGoal(
  tx: Tx,
  userId: string,
  goal: { id: string; content: GoalContent; at: Temporal.Instant },
): Promise<Insertion> {
  const inserted = await tx.query<Insertion>({
    name: 'goals-insert',
    text: insertOnce({
      insert: `INSERT INTO metas_financeiras
          (user_id, id, created_at, updated_at, nome, valor_objetivo, valor_atual, data_objetivo)
        VALUES ($1, $2, $3, $3, $4, $5, $6, $7)
        ON CONFLICT (user_id, id) DO NOTHING RETURNING id`,
      command: 'goals.create',
      inverse: `jsonb_build_object('id', $2::uuid)`,
    }),
    values: [userId, goal.id, goal.at.toString(), ...contentValues(goal.content)],
  })
  return insertionOf(inserted)
}

/** Overwrites a row that the caller holds locked, and notes what it was. */
export async function rewriteGoal(
  tx: Tx,
  userId: string,
  change: { id: string; content: GoalContent; undoId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'goals-rewrite',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'goals.update', row: rowOf },
      table: 'metas_financeiras',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE metas_financeiras
        SET updated_at = $4, versao = versao + 1, nome = $5, valor_objetivo = $6,
          valor_atual = $7, data_objetivo = $8
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [
      userId,
      change.id,
      change.undoId,
      change.at.toString(),
      ...contentValues(change.content),
    ],
  })
}

/**
 * Adds to what was saved, once for each id of a deposit, and notes it under that id.
 *
 * @returns whether it was added: a known id adds nothing.
 */
export async function addDeposit(
  tx: Tx,
  userId: string,
  deposit: { id: string; goalId: string; amountCents: Cents; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'goals-deposit',
    text: `
      WITH nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$2::uuid',
          command: 'goals.deposit',
          inverse: `jsonb_build_object('id', m.id, 'amount', $4::numeric(14,2)::text)`,
          from: 'FROM metas_financeiras m WHERE m.user_id = $1 AND m.id = $3',
        })}
      )
      UPDATE metas_financeiras
      SET valor_atual = valor_atual + $4::numeric(14,2), updated_at = $5, versao = versao + 1
      WHERE user_id = $1 AND id = $3 AND EXISTS (SELECT FROM nota)`,
    values: [
      userId,
      deposit.id,
      deposit.goalId,
      decimalFromCents(deposit.amountCents),
      deposit.at.toString(),
    ],
  })
  return rowCount === 1
}

/** Takes a deposit out again, unless less than that is left. @returns whether it did. */
export async function withdrawDeposit(
  tx: Tx,
  userId: string,
  deposit: { id: string; amount: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'goals-withdraw',
    text: `UPDATE metas_financeiras
      SET valor_atual = valor_atual - $3::numeric(14,2), versao = versao + 1
      WHERE user_id = $1 AND id = $2 AND valor_atual >= $3::numeric(14,2)`,
    values: [userId, deposit.id, deposit.amount],
  })
  return rowCount === 1
}

/** Deletes one row and notes it whole. @returns whether there was one. */
export async function deleteGoalRow(
  tx: Tx,
  userId: string,
  row: { id: string; undoId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'goals-delete',
    text: `
      WITH m AS (DELETE FROM metas_financeiras WHERE user_id = $1 AND id = $2 RETURNING *)
      ${noteInverse({
        userId: '$1',
        id: '$3::uuid',
        command: 'goals.delete',
        inverse: `jsonb_build_object('before', ${rowOf('m')})`,
        from: 'FROM m',
      })}`,
    values: [userId, row.id, row.undoId],
  })
  return rowCount === 1
}

/** Takes a row away for good, as the inverse of a creation does; an absent one is no matter. */
export async function removeGoal(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.query({
    name: 'goals-remove',
    text: 'DELETE FROM metas_financeiras WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  })
}

/** Puts a deleted row back. */
export async function restoreGoal(tx: Tx, userId: string, row: GoalRow): Promise<void> {
  await tx.query({
    name: 'goals-restore',
    text: `INSERT INTO metas_financeiras
      SELECT r.* FROM jsonb_populate_record(null::metas_financeiras, $2::jsonb
        || jsonb_build_object('versao', ($2::jsonb ->> 'versao')::int + 1)) AS r
      WHERE r.user_id = $1 ON CONFLICT (user_id, id) DO NOTHING`,
    values: [userId, JSON.stringify(row)],
  })
}

/**
 * Puts an edited row back to what it was, unless something else has changed it since.
 *
 * @returns whether it did.
 */
export async function revertGoal(
  tx: Tx,
  userId: string,
  note: EditNote<GoalRow>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'goals-revert',
    text: `UPDATE metas_financeiras m
      SET nome = r.nome, valor_objetivo = r.valor_objetivo, valor_atual = r.valor_atual,
        data_objetivo = r.data_objetivo, versao = m.versao + 1
      FROM jsonb_populate_record(null::metas_financeiras, $2::jsonb -> 'before') AS r
      WHERE m.user_id = $1 AND m.id = r.id AND ${isAsLeft({ row: `(${rowOf('m')})`, note: '$2' })}`,
    values: [userId, JSON.stringify(note)],
  })
  return rowCount === 1
}
