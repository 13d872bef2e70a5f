import type { Category } from '@lya/contract/money/categories.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { eq } from 'drizzle-orm'
import { categories } from '#platform/db/schema/money.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface ShownRow {
  id: string
  name: string
  icon: string
  type: string
  version: number
}

/** All categories of this person, by name as a Brazilian sorts them. */
export async function listCategories(tx: Tx, userId: string): Promise<Category[]> {
  const { id, name, icon, type, version } = categories
  const rows = await tx.orm
    .select({ id, name, icon, type, version })
    .from(categories)
    .where(eq(categories.userId, userId))
  // Sorted here: the order of the database hangs on the locale that its cluster was made with.
  return rows
    .map(shownCategory)
    .sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

/** One category of this person, held until the transaction ends. @throws `categories.missing` */
export async function lockCategory(tx: Tx, userId: string, id: string): Promise<Category> {
  const { rows } = await tx.query<ShownRow>({
    name: 'categories-lock',
    text: `SELECT id, nome AS name, icone AS icon, tipo AS type, versao AS version
      FROM categorias WHERE user_id = $1 AND id = $2 FOR UPDATE`,
    values: [userId, id],
  })
  if (!rows[0]) throw new Refusal('missing', 'categories.missing')
  return shownCategory(rows[0])
}

/** How many this person has. */
export async function countCategories(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'categories-count',
    text: 'SELECT count(*)::int AS count FROM categorias WHERE user_id = $1',
    values: [userId],
  })
  return rows[0]?.count ?? 0
}

/**
 * What stands under a category: all its transactions, counted by the monthly sums, its budgets
 * that have not ended and its recurring payments.
 */
export async function countUsage(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ transactions: number; budgets: number; recurring: number } | null> {
  const { rows } = await tx.query<{ transactions: number; budgets: number; recurring: number }>({
    name: 'categories-usage',
    text: `SELECT
        (SELECT coalesce(sum(quantidade), 0)::int FROM resumos_mensais
          WHERE user_id = $1 AND categoria_id = $2) AS transactions,
        (SELECT count(*)::int FROM planejamento_gastos
          WHERE user_id = $1 AND categoria_id = $2 AND ativo) AS budgets,
        (SELECT count(*)::int FROM pagamentos_recorrentes
          WHERE user_id = $1 AND categoria_id = $2) AS recurring
      FROM categorias WHERE user_id = $1 AND id = $2`,
    values: [userId, id],
  })
  return rows[0] ?? null
}

function shownCategory({ id, name, icon, type, version }: ShownRow): Category {
  return { id, name, ...readIcon(icon), type: transactionType(type), version }
}
