import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { type EditNote, isAsLeft, noteEdit, noteInverse } from '#money/journal/index.ts'
import { refusingUnknownCategory } from '#money/transactions/refuse-unknown-category.ts'
import { countFacts } from '#people/facts/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What of a transaction a person decides. */
export interface TransactionContent {
  date: Temporal.PlainDate
  description: string
  type: TransactionType
  amountCents: Cents
  categoryId: string | null
}

/** A row as the journal keeps it: the database's own names and texts, nothing lost on the way. */
export type TransactionRow = Record<
  'id' | 'detalhes' | 'valor' | 'quando' | 'tipo' | 'created_at',
  string
> & { categoria_id: string | null; versao: number }

function insertText(onConflict: string): string {
  return `
  WITH novas AS (
    INSERT INTO transacoes
      (user_id, id, quando, detalhes, tipo, valor, categoria_id, created_at)
    SELECT $1, e.id, e.quando, e.detalhes, e.tipo, e.valor, e.categoria_id,
      $8::timestamptz + e.ordem * interval '1 microsecond'
    FROM unnest($2::uuid[], $3::date[], $4::text[], $5::text[], $6::numeric[], $7::uuid[])
      WITH ORDINALITY AS e (id, quando, detalhes, tipo, valor, categoria_id, ordem)
    ${onConflict}
    RETURNING id
  ), nota AS (
    ${noteInverse({
      userId: '$1',
      id: '($2::uuid[])[1]',
      command: 'transactions.create',
      inverse: `jsonb_build_object('ids', to_jsonb($2::uuid[]))`,
      from: 'FROM novas HAVING count(*) = cardinality($2::uuid[])',
    })}
  ), fatos_do_dia AS (
    ${countFacts({
      userId: '$1::uuid',
      day: '$9::date',
      facts: ['wrote', 'first-entry'],
      when: 'EXISTS (SELECT FROM novas)',
    })}
  )
  SELECT (SELECT count(*)::int FROM novas) AS inserted, (SELECT count(*)::int FROM nota) AS noted`
}

const insert = {
  name: 'transactions-insert',
  text: insertText('ON CONFLICT (user_id, id) DO NOTHING'),
}
// Ids of our own never meet: looking out for them costs a tenth of a bulk creation.
const insertOwnIds = { name: 'transactions-insert-own-ids', text: insertText('') }

/** Transactions that are written together. */
export interface TransactionBatch {
  at: Temporal.Instant
  /** The person's, on which they wrote. */
  today: Temporal.PlainDate
  transactions: readonly (TransactionContent & { id: string })[]
}

/**
 * Inserts any number of transactions, the note that undoes them and the facts of the day, in one
 * round trip. The note has the id of the first. Each is a microsecond younger than the one before
 * it, so that a list by moment keeps their order.
 *
 * @param batch.areIdsOurs Whether no id came from a client, so that none can be there already.
 * @returns How many were new, and whether the note was: a repeated id changes nothing.
 */
export async function insertTransactions(
  tx: Tx,
  userId: string,
  batch: TransactionBatch & { areIdsOurs: boolean },
): Promise<{ inserted: number; isNoted: boolean }> {
  const statement = batch.areIdsOurs ? insertOwnIds : insert
  const { rows } = await tx.query<{ inserted: number; noted: number }>({
    ...statement,
    values: insertValues(userId, batch),
  })
  return { inserted: rows[0]?.inserted ?? 0, isNoted: rows[0]?.noted === 1 }
}

/** As `insertTransactions`, with ids of our own and without waiting for the answer. */
export function sendTransactions(tx: Tx, userId: string, batch: TransactionBatch): void {
  const values = insertValues(userId, batch)
  tx.send({ ...insertOwnIds, values }, refusingUnknownCategory.told)
}

function insertValues(userId: string, { at, today, transactions }: TransactionBatch): unknown[] {
  return [
    userId,
    plainArray(transactions.map((one) => one.id)),
    plainArray(transactions.map((one) => one.date.toString())),
    transactions.map((one) => one.description),
    plainArray(transactions.map((one) => one.type)),
    plainArray(transactions.map((one) => decimalFromCents(one.amountCents))),
    plainArray(transactions.map((one) => one.categoryId)),
    at.toString(),
    today.toString(),
  ]
}

/** An array literal of values that need no quoting: ids, days, decimals, names of ours. */
function plainArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`
}

/** A row as the journal keeps it. */
export const rowOf = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'detalhes', ${alias}.detalhes,
    'valor', ${alias}.valor::text, 'quando', ${alias}.quando, 'tipo', ${alias}.tipo,
    'created_at', ${alias}.created_at, 'categoria_id', ${alias}.categoria_id,
    'versao', ${alias}.versao)`

/** Overwrites a row that the caller holds locked, and notes what it was. */
export async function rewriteTransaction(
  tx: Tx,
  userId: string,
  change: { id: string; content: TransactionContent; undoId: string },
): Promise<void> {
  const { content } = change
  await tx.query({
    name: 'transactions-rewrite',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'transactions.update', row: rowOf },
      table: 'transacoes',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE transacoes
        SET quando = $4, detalhes = $5, tipo = $6, valor = $7, categoria_id = $8,
          versao = versao + 1
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [
      userId,
      change.id,
      change.undoId,
      content.date.toString(),
      content.description,
      content.type,
      decimalFromCents(content.amountCents),
      content.categoryId,
    ],
  })
}

/** Deletes one row and notes it whole. @returns whether there was one. */
export async function deleteTransactionRow(
  tx: Tx,
  userId: string,
  row: { id: string; undoId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'transactions-delete',
    text: `
      WITH t AS (DELETE FROM transacoes WHERE user_id = $1 AND id = $2 RETURNING *)
      ${noteInverse({
        userId: '$1',
        id: '$3::uuid',
        command: 'transactions.delete',
        inverse: `jsonb_build_object('before', ${rowOf('t')})`,
        from: 'FROM t',
      })}`,
    values: [userId, row.id, row.undoId],
  })
  return rowCount === 1
}

/** Takes rows away for good, as the inverse of a creation does; absent ones are no matter. */
export async function removeTransactions(tx: Tx, userId: string, ids: string[]): Promise<void> {
  await tx.query({
    name: 'transactions-remove',
    text: 'DELETE FROM transacoes WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    values: [userId, ids],
  })
}

/** The category of a noted row, null when it is gone by now. */
const keptCategory = `(SELECT c.id FROM categorias c WHERE c.user_id = $1 AND c.id = r.categoria_id)`

/** Puts a deleted row back, without its category when that is gone by now. */
export async function restoreTransaction(
  tx: Tx,
  userId: string,
  row: TransactionRow,
): Promise<void> {
  await tx.query({
    name: 'transactions-restore',
    text: `INSERT INTO transacoes
        (user_id, id, quando, detalhes, tipo, valor, categoria_id, created_at, versao)
      SELECT $1, r.id, r.quando, r.detalhes, r.tipo, r.valor, ${keptCategory}, r.created_at,
        r.versao + 1
      FROM jsonb_populate_record(null::transacoes, $2::jsonb) AS r
      ON CONFLICT (user_id, id) DO NOTHING`,
    values: [userId, JSON.stringify(row)],
  })
}

/**
 * Puts an edited row back to what it was, unless something else has changed it since.
 *
 * @returns whether it did.
 */
export async function revertTransaction(
  tx: Tx,
  userId: string,
  note: EditNote<TransactionRow>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'transactions-revert',
    text: `UPDATE transacoes t SET quando = r.quando, detalhes = r.detalhes, tipo = r.tipo,
        valor = r.valor, categoria_id = ${keptCategory}, versao = t.versao + 1
      FROM jsonb_populate_record(null::transacoes, $2::jsonb -> 'before') AS r
      WHERE t.user_id = $1 AND t.id = r.id AND ${isAsLeft({ row: rowOf('t'), note: '$2' })}`,
    values: [userId, JSON.stringify(note)],
  })
  return rowCount === 1
}
