import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Inserts any number of categories, in one round trip. */
export async function insertCategories(
  tx: Tx,
  userId: string,
  categories: readonly { id: string; name: string; icon: string; type: TransactionType }[],
): Promise<void> {
  await tx.query({
    name: 'categories-insert',
    text: `INSERT INTO categorias (user_id, id, nome, icone, tipo)
      SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[])`,
    values: [
      userId,
      categories.map((one) => one.id),
      categories.map((one) => one.name),
      categories.map((one) => one.icon),
      categories.map((one) => one.type),
    ],
  })
}
