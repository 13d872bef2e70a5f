import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import {
  type EditNote,
  type Insertion,
  insertionOf,
  insertOnce,
  isAsLeft,
  noteEdit,
  noteInverse,
} from '#money/journal/index.ts'
import { categories } from '#platform/db/schema/money.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What of a category a person decides, as it is stored. */
export interface CategoryContent {
  name: string
  /** The emoji and perhaps a colour behind a pipe. */
  icon: string
  type: TransactionType
}

/** A row as the journal keeps it: the database's own names. */
export type CategoryRow = Record<'id' | 'nome' | 'icone' | 'tipo' | 'created_at', string> & {
  /** Notes from before categories had versions lack it. */
  versao?: number
}

/** What a deleted category held, for the day it comes back. */
export interface CategoryLinks {
  transactionIds: string[]
  recurringIds: string[]
  budgets: unknown[]
  movedTo: string | null
}

const rowOf = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'nome', ${alias}.nome, 'icone', ${alias}.icone,
    'tipo', ${alias}.tipo, 'created_at', ${alias}.created_at, 'versao', ${alias}.versao)`

/** Inserts categories, at least one, in one round trip. */
export async function insertCategories(
  tx: Tx,
  userId: string,
  added: readonly (CategoryContent & { id: string })[],
): Promise<void> {
  await tx.orm.insert(categories).values(added.map((one) => ({ ...one, userId })))
}

/** Inserts one category and the note that undoes it; a known id changes nothing. */
export async function insertCategory(
  tx: Tx,
  userId: string,
  category: CategoryContent & { id: string },
): Promise<Insertion> {
  const inserted = await tx.query<Insertion>({
    name: 'categories-insert',
    text: insertOnce({
      insert: `INSERT INTO categorias (user_id, id, nome, icone, tipo) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (user_id, id) DO NOTHING RETURNING id`,
      command: 'categories.create',
      inverse: `jsonb_build_object('id', $2::uuid)`,
    }),
    values: [userId, category.id, category.name, category.icon, category.type],
  })
  return insertionOf(inserted)
}

/** Overwrites a row that the caller holds locked, and notes what it was. */
export async function rewriteCategory(
  tx: Tx,
  userId: string,
  change: CategoryContent & { id: string; undoId: string },
): Promise<void> {
  await tx.query({
    name: 'categories-rewrite',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'categories.update', row: rowOf },
      table: 'categorias',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE categorias SET nome = $4, icone = $5, tipo = $6, versao = versao + 1
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [userId, change.id, change.undoId, change.name, change.icon, change.type],
  })
}

/** Puts an edited row back, unless something has changed it since. @returns whether it did. */
export async function revertCategory(
  tx: Tx,
  userId: string,
  note: EditNote<CategoryRow>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'categories-revert',
    text: `UPDATE categorias c SET nome = r.nome, icone = r.icone, tipo = r.tipo,
        versao = c.versao + 1
      FROM jsonb_populate_record(null::categorias, $2::jsonb -> 'before') AS r
      WHERE c.user_id = $1 AND c.id = r.id AND ${isAsLeft({ row: rowOf('c'), note: '$2' })}`,
    values: [userId, JSON.stringify(note)],
  })
  return rowCount === 1
}

/** Deletes a row that holds nothing any more, and notes it with what it held. */
export async function deleteCategoryRow(
  tx: Tx,
  userId: string,
  deletion: { id: string; links: CategoryLinks; undoId: string },
): Promise<void> {
  await tx.query({
    name: 'categories-delete',
    text: `
      WITH c AS (DELETE FROM categorias WHERE user_id = $1 AND id = $2 RETURNING *)
      ${noteInverse({
        userId: '$1',
        id: '$3::uuid',
        command: 'categories.delete',
        inverse: `jsonb_build_object('before', ${rowOf('c')}, 'links', $4::jsonb)`,
        from: 'FROM c',
      })}`,
    values: [userId, deletion.id, deletion.undoId, JSON.stringify(deletion.links)],
  })
}

/** Puts a deleted row back. */
export async function restoreCategory(tx: Tx, userId: string, row: CategoryRow): Promise<void> {
  await tx.query({
    name: 'categories-restore',
    text: `INSERT INTO categorias (user_id, id, nome, icone, tipo, created_at, versao)
      VALUES ($1, $2, $3, $4, $5, $6, $7::int + 1) ON CONFLICT (user_id, id) DO NOTHING`,
    values: [userId, row.id, row.nome, row.icone, row.tipo, row.created_at, row.versao ?? 1],
  })
}
