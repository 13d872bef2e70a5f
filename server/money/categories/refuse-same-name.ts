import { isSameCategory } from '@lya/core/money/categories/name.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listCategories } from '#money/categories/categories.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Every list that offers two of one name leaves a person to guess, and a budget counts one of them.
 *
 * @throws Refusal `categories.name-used` when another category has this name and type.
 */
export async function refuseSameName(
  { tx, userId }: CommandContext,
  wanted: { id: string; name: string; type: TransactionType },
): Promise<void> {
  const all = await listCategories(tx, userId)
  const isUsed = all.some((one) => one.id !== wanted.id && isSameCategory(one, wanted))
  if (isUsed) throw new Refusal('conflict', 'categories.name-used')
}
