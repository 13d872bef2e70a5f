import type { Category } from '@lya/contract/money/categories.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { eq } from 'drizzle-orm'
import { categories } from '#platform/db/schema/money.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** All categories of this person, by name as a Brazilian sorts them. */
export async function listCategories(tx: Tx, userId: string): Promise<Category[]> {
  const { id, name, icon, type } = categories
  const rows = await tx.orm
    .select({ id, name, icon, type })
    .from(categories)
    .where(eq(categories.userId, userId))
  // Sorted here: the order of the database hangs on the locale that its cluster was made with.
  return rows
    .map((row) => ({ ...row, ...readIcon(row.icon), type: transactionType(row.type) }))
    .sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })
