import { teachingTerms } from '@lya/assistant'
import type { TransactionType } from '@lya/contract/fields.ts'
import { dropChoice } from '#assistant/memory/memory.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Unlearns what a choice of category taught: it was for one transaction only. */
export async function forgetChoice(
  tx: Tx,
  userId: string,
  choice: { description: string; type: TransactionType; categoryId: string },
): Promise<void> {
  const terms = teachingTerms(choice.description)
  if (terms.length === 0) return
  const { type, categoryId } = choice
  await dropChoice(tx, userId, { terms, type, categoryId })
}
