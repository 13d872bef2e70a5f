import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { writeBudgetMonth } from '@lya/core/money/budgets/budget-month.ts'
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

/** What of a budget a person decides. */
export interface BudgetContent {
  categoryId: string
  month: Temporal.PlainYearMonth
  amountCents: Cents
}

/** A row as the journal keeps it: the database's own names. */
export type BudgetRow = Record<'id' | 'valor_planejado', string> & {
  versao: number
  ativo?: boolean
}

const rowOf = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'valor_planejado', ${alias}.valor_planejado::text,
    'ativo', ${alias}.ativo, 'versao', ${alias}.versao)`

/**
 * Inserts a budget and the note that undoes it; a known id and a category that has a budget in that
 * month change nothing.
 */
export async function insertBudget(
  tx: Tx,
  userId: string,
  budget: BudgetContent & { id: string; at: Temporal.Instant },
): Promise<Insertion> {
  const inserted = await tx.query<Insertion>({
    name: 'budgets-insert',
    text: insertOnce({
      insert: `INSERT INTO planejamento_gastos
          (user_id, id, categoria_id, mes_ano, valor_planejado, created_at, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6, $6)
        ON CONFLICT DO NOTHING RETURNING id`,
      command: 'budgets.create',
      inverse: `jsonb_build_object('ids', jsonb_build_array($2::uuid))`,
    }),
    values: [
      userId,
      budget.id,
      budget.categoryId,
      writeBudgetMonth(budget.month),
      decimalFromCents(budget.amountCents),
      budget.at.toString(),
    ],
  })
  return insertionOf(inserted)
}

/** Overwrites the amount of a budget that the caller holds locked, and notes what it was. */
export async function rewriteBudget(
  tx: Tx,
  userId: string,
  change: { id: string; amountCents: Cents; undoId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'budgets-rewrite',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'budgets.update', row: rowOf },
      table: 'planejamento_gastos',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE planejamento_gastos
        SET valor_planejado = $4, updated_at = $5, versao = versao + 1
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [
      userId,
      change.id,
      change.undoId,
      decimalFromCents(change.amountCents),
      change.at.toString(),
    ],
  })
}

/** Ends a budget, its row kept, and notes it. @returns whether there was one. */
export async function endBudget(
  tx: Tx,
  userId: string,
  budget: { id: string; undoId: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'budgets-end',
    text: `
      WITH b AS (
        UPDATE planejamento_gastos SET ativo = false, updated_at = $4, versao = versao + 1
        WHERE user_id = $1 AND id = $2 AND ativo
        RETURNING id
      )
      ${noteInverse({
        userId: '$1',
        id: '$3::uuid',
        command: 'budgets.delete',
        inverse: `jsonb_build_object('id', b.id)`,
        from: 'FROM b',
      })}`,
    values: [userId, budget.id, budget.undoId, budget.at.toString()],
  })
  return rowCount === 1
}

/**
 * Copies budgets into another month, but where their category has one there, and notes the copies
 * together. Two of these at once copy once.
 *
 * @returns How many were copied.
 */
export async function copyBudgets(
  tx: Tx,
  userId: string,
  copies: {
    sources: readonly { sourceId: string; id: string }[]
    month: Temporal.PlainYearMonth
    undoId: string
    at: Temporal.Instant
  },
): Promise<number> {
  const { rows } = await tx.query<{ copied: number }>({
    name: 'budgets-copy',
    text: `
      WITH novas AS (
        INSERT INTO planejamento_gastos
          (user_id, id, categoria_id, mes_ano, valor_planejado, created_at, updated_at)
        SELECT $1, e.id, b.categoria_id, $4, b.valor_planejado, $5, $5
        FROM unnest($2::uuid[], $3::uuid[]) AS e (origem, id)
        JOIN planejamento_gastos b ON b.user_id = $1 AND b.id = e.origem AND b.ativo
        ORDER BY b.categoria_id
        ON CONFLICT (user_id, mes_ano, categoria_id) WHERE ativo DO NOTHING
        RETURNING id
      ), nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$6::uuid',
          command: 'budgets.copy',
          inverse: `jsonb_build_object('ids', jsonb_agg(id))`,
          from: 'FROM novas HAVING count(*) > 0',
        })}
      )
      SELECT count(*)::int AS copied FROM novas`,
    values: [
      userId,
      copies.sources.map((one) => one.sourceId),
      copies.sources.map((one) => one.id),
      writeBudgetMonth(copies.month),
      copies.at.toString(),
      copies.undoId,
    ],
  })
  return rows[0]?.copied ?? 0
}

/** Takes rows away for good, as the inverse of a creation does; absent ones are no matter. */
export async function removeBudgets(tx: Tx, userId: string, ids: string[]): Promise<void> {
  await tx.query({
    name: 'budgets-remove',
    text: 'DELETE FROM planejamento_gastos WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    values: [userId, ids],
  })
}

/** Puts an amount back, unless something else has changed the budget. @returns whether it did. */
export async function revertBudget(
  tx: Tx,
  userId: string,
  note: EditNote<BudgetRow>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'budgets-revert',
    text: `UPDATE planejamento_gastos b
      SET valor_planejado = ($2::jsonb -> 'before' ->> 'valor_planejado')::numeric,
        versao = b.versao + 1
      WHERE b.user_id = $1 AND b.id = ($2::jsonb -> 'before' ->> 'id')::uuid AND b.ativo
        AND ${isAsLeft({ row: rowOf('b'), note: '$2' })}`,
    values: [userId, JSON.stringify(note)],
  })
  return rowCount === 1
}

/**
 * Brings an ended budget back, unless its category has another one in that month by now.
 *
 * @returns whether it did.
 */
export async function resumeBudget(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'budgets-resume',
    text: `UPDATE planejamento_gastos b SET ativo = true, versao = b.versao + 1
      WHERE b.user_id = $1 AND b.id = $2 AND NOT b.ativo AND NOT EXISTS (
        SELECT FROM planejamento_gastos o WHERE o.user_id = $1 AND o.mes_ano = b.mes_ano
          AND o.categoria_id = b.categoria_id AND o.ativo)`,
    values: [userId, id],
  })
  return rowCount === 1
}
