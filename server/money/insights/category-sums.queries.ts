import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { type MonthIncome, regularMonths } from '@lya/core/money/insights/regular-income.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What one category took of a month; nulls for what has no category. */
export interface CategorySpending {
  categoryId: string | null
  category: string | null
  icon: string | null
  amountCents: Cents
}

/**
 * By category, from the monthly sums and in one round trip: a month's expenses, by name, what has
 * no category last; and the income of the months before it and of the next, to see what recurs.
 */
export async function sumCategories(
  tx: Tx,
  userId: string,
  month: Temporal.PlainYearMonth,
): Promise<{ spending: CategorySpending[]; incomes: MonthIncome[] }> {
  const first = (months: number) => month.add({ months }).toPlainDate({ day: 1 }).toString()
  const { rows } = await tx.query<{
    mes: string
    tipo: string
    categoria_id: string | null
    categoria: string | null
    icone: string | null
    total: string
  }>({
    name: 'insights-categories',
    text: `
      SELECT r.mes::text AS mes, r.tipo, c.id AS categoria_id, c.nome AS categoria, c.icone,
        sum(r.total)::text AS total
      FROM resumos_mensais r
      LEFT JOIN categorias c ON c.user_id = r.user_id AND c.id = r.categoria_id
      WHERE r.user_id = $1 AND r.mes BETWEEN $3 AND $4
        AND (r.tipo = 'receita' OR (r.tipo = 'despesa' AND r.mes = $2))
      GROUP BY r.mes, r.tipo, c.id, c.nome, c.icone
      ORDER BY c.nome, c.id`,
    values: [userId, first(0), first(-regularMonths), first(1)],
  })
  return {
    spending: rows
      .filter((row) => row.tipo === 'despesa')
      .map((row) => ({
        categoryId: row.categoria_id,
        category: row.categoria,
        icon: row.icone === null ? null : readIcon(row.icone).icon,
        amountCents: centsFromDecimal(row.total),
      })),
    incomes: rows
      .filter((row) => row.tipo === 'receita')
      .map((row) => ({
        categoryId: row.categoria_id,
        month: Temporal.PlainDate.from(row.mes).toPlainYearMonth(),
        amountCents: centsFromDecimal(row.total),
      })),
  }
}
