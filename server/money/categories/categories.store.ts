import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { categories } from '#platform/db/schema/money.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Inserts categories, at least one, in one round trip. */
export async function insertCategories(
  tx: Tx,
  userId: string,
  added: readonly { id: string; name: string; icon: string; type: TransactionType }[],
): Promise<void> {
  await tx.orm.insert(categories).values(added.map((one) => ({ ...one, userId })))
}
