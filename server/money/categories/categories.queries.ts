import type { Category } from '@lya/contract/money/categories.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface CategoryRow {
  id: string
  nome: string
  icone: string
  tipo: string
}

/** All categories of this person, by name as a Brazilian sorts them. */
export async function listCategories(tx: Tx, userId: string): Promise<Category[]> {
  const { rows } = await tx.query<CategoryRow>({
    name: 'categories-list',
    text: 'SELECT id, nome, icone, tipo FROM categorias WHERE user_id = $1',
    values: [userId],
  })
  const categories = rows.map((row) => ({
    id: row.id,
    name: row.nome,
    ...readIcon(row.icone),
    type: transactionType(row.tipo),
  }))
  // Sorted here: the order of the database hangs on the locale that its cluster was made with.
  return categories.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })
