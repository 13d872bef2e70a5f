import { writeBudgetMonth } from '@lya/core/money/budgets/budget-month.ts'
import { type Cents, decimalFromCents } from '@lya/core/money/cents.ts'
import { noteInverse } from '#money/journal/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What of a budget a person decides. */
export interface BudgetContent {
  categoryId: string
  month: Temporal.PlainYearMonth
  amountCents: Cents
}

/** A row as the journal keeps it: the database's own names. */
export type BudgetRow = Record<'id' | 'valor_planejado', string> & { versao: number }

/**
 * Inserts a budget and the note that undoes it, in one round trip; a known id and a
 * category that has a budget in that month change nothing.
 *
 * @returns Whether it was new, and whether the note was.
 */
export async function insertBudget(
  tx: Tx,
  userId: string,
  budget: BudgetContent & { id: string; at: Temporal.Instant },
): Promise<{ isInserted: boolean; isNoted: boolean }> {
  const { rows } = await tx.query<{ inserted: boolean; noted: boolean }>({
    name: 'budgets-insert',
    text: `
      WITH nova AS (
        INSERT INTO planejamento_gastos
          (user_id, id, categoria_id, mes_ano, valor_planejado, created_at, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6, $6)
        ON CONFLICT DO NOTHING
        RETURNING id
      ), nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$2',
          command: 'budgets.create',
          inverse: `jsonb_build_object('ids', jsonb_build_array($2::uuid))`,
          from: 'FROM nova',
        })}
      )
      SELECT EXISTS (SELECT FROM nova) AS inserted, EXISTS (SELECT FROM nota) AS noted`,
    values: [
      userId,
      budget.id,
      budget.categoryId,
      writeBudgetMonth(budget.month),
      decimalFromCents(budget.amountCents),
      budget.at.toString(),
    ],
  })
  const [row] = rows
  return { isInserted: row?.inserted === true, isNoted: row?.noted === true }
}

/** Overwrites the amount of a budget that the caller holds locked, and notes what it was. */
export async function rewriteBudget(
  tx: Tx,
  userId: string,
  change: { id: string; amountCents: Cents; undoId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'budgets-rewrite',
    text: `
      WITH nota AS (
        ${noteInverse({
          userId: '$1',
          id: '$3::uuid',
          command: 'budgets.update',
          inverse: `jsonb_build_object('before', jsonb_build_object('id', b.id,
            'valor_planejado', b.valor_planejado::text, 'versao', b.versao))`,
          from: 'FROM planejamento_gastos b WHERE b.user_id = $1 AND b.id = $2',
        })}
      )
      UPDATE planejamento_gastos
      SET valor_planejado = $4, updated_at = $5, versao = versao + 1
      WHERE user_id = $1 AND id = $2`,
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
export async function revertBudget(tx: Tx, userId: string, row: BudgetRow): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'budgets-revert',
    text: `UPDATE planejamento_gastos
      SET valor_planejado = $3::numeric, versao = versao + 1
      WHERE user_id = $1 AND id = $2 AND versao = $4::int + 1 AND ativo`,
    values: [userId, row.id, row.valor_planejado, row.versao],
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
