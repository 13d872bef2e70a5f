import type { Budget } from '@lya/contract/money/budgets.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { readBudgetMonth, writeBudgetMonth } from '@lya/core/money/budgets/budget-month.ts'
import { type Usage, usagePercent } from '@lya/core/money/budgets/usage.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface ShownRow {
  id: string
  mes_ano: string
  categoria_id: string
  categoria: string
  icone: string
  planejado: string
  gasto: string
  versao: number
  ativo: boolean
}

// What was spent comes from the monthly sums: its cost hangs on the budgets, never on the number
// of transactions.
const columns = `b.id, b.mes_ano, b.categoria_id, c.nome AS categoria, c.icone,
  b.valor_planejado::text AS planejado, coalesce(r.total, 0)::text AS gasto, b.versao, b.ativo`

const withSums = `JOIN categorias c ON c.user_id = b.user_id AND c.id = b.categoria_id
  LEFT JOIN resumos_mensais r ON r.user_id = b.user_id AND r.tipo = 'despesa'
    AND r.mes = to_date(b.mes_ano, 'YYYY-MM') AND r.categoria_id = b.categoria_id`

/** The budgets of these months, newest first. */
export async function listActiveBudgets(
  tx: Tx,
  userId: string,
  months: readonly Temporal.PlainYearMonth[],
): Promise<Budget[]> {
  const { rows } = await tx.query<ShownRow>({
    name: 'budgets-list',
    text: `SELECT ${columns} FROM planejamento_gastos b ${withSums}
      WHERE b.user_id = $1 AND b.mes_ano = ANY ($2::text[]) AND b.ativo
      ORDER BY b.created_at DESC, b.id DESC`,
    values: [userId, months.map(writeBudgetMonth)],
  })
  return rows.map(shown)
}

/** What is stored under an id, a deleted budget too, or null. */
export async function findBudget(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ budget: Budget; isActive: boolean } | null> {
  const { rows } = await tx.query<ShownRow>({
    name: 'budgets-find',
    text: `SELECT ${columns} FROM planejamento_gastos b ${withSums}
      WHERE b.user_id = $1 AND b.id = $2`,
    values: [userId, id],
  })
  const [row] = rows
  return row ? { budget: shown(row), isActive: row.ativo } : null
}

/**
 * One budget that has not been deleted.
 *
 * @param options.lock Holds the row until the transaction ends, for a change that hangs on it.
 * @throws Refusal `budgets.missing`
 */
export async function getBudget(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Budget> {
  if (options.lock) {
    // By itself: a lock cannot be taken through a join that may find nothing.
    await tx.query({
      name: 'budgets-lock',
      text: 'SELECT id FROM planejamento_gastos WHERE user_id = $1 AND id = $2 FOR UPDATE',
      values: [userId, id],
    })
  }
  const found = await findBudget(tx, userId, id)
  if (!found?.isActive) throw new Refusal('missing', 'budgets.missing')
  return found.budget
}

/** A category in a month, by any day of it. */
export interface BudgetPlace {
  categoryId: string
  day: Temporal.PlainDate
}

/**
 * The budgets at these places and what is spent of them, after what this transaction has written;
 * null where there is none.
 */
export async function readBudgetUses(
  tx: Tx,
  userId: string,
  places: readonly BudgetPlace[],
): Promise<(Usage | null)[]> {
  const months = places.map(({ day }) => day.toPlainYearMonth())
  const { rows } = await tx.query<{ ordem: number; planejado: string; gasto: string }>({
    name: 'budgets-uses',
    text: `SELECT p.ordem::int, b.valor_planejado::text AS planejado,
        coalesce(r.total, 0)::text AS gasto
      FROM unnest($2::uuid[], $3::text[], $4::date[])
        WITH ORDINALITY AS p (categoria_id, mes_ano, mes, ordem)
      JOIN planejamento_gastos b ON b.user_id = $1 AND b.mes_ano = p.mes_ano
        AND b.categoria_id = p.categoria_id AND b.ativo
      LEFT JOIN resumos_mensais r ON r.user_id = $1 AND r.mes = p.mes AND r.tipo = 'despesa'
        AND r.categoria_id = p.categoria_id`,
    values: [
      userId,
      places.map((place) => place.categoryId),
      months.map(writeBudgetMonth),
      months.map((month) => monthRange(month).from.toString()),
    ],
  })
  const uses = new Map(rows.map((row) => [row.ordem, usageOf(row)]))
  return places.map((_, index) => uses.get(index + 1) ?? null)
}

function usageOf(row: { planejado: string; gasto: string }): Usage {
  return { plannedCents: centsFromDecimal(row.planejado), spentCents: centsFromDecimal(row.gasto) }
}

function shown(row: ShownRow): Budget {
  const usage = usageOf(row)
  return {
    id: row.id,
    month: readBudgetMonth(row.mes_ano).toString(),
    categoryId: row.categoria_id,
    category: row.categoria,
    categoryIcon: readIcon(row.icone).icon,
    ...usage,
    percent: usagePercent(usage),
    version: row.versao,
  }
}
