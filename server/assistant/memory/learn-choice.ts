import { teachingTerms } from '@lya/assistant'
import type { TransactionType } from '@lya/contract/fields.ts'
import { rememberChoice } from '#assistant/memory/memory.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Learns from a person who put a transaction under another category, so that the next message
 * with its words is categorised as they would. A description without such words teaches nothing.
 */
export async function learnChoice(
  tx: Tx,
  userId: string,
  choice: { description: string; type: TransactionType; categoryId: string },
): Promise<void> {
  const terms = teachingTerms(choice.description)
  if (terms.length === 0) return
  const { type, categoryId } = choice
  await rememberChoice(tx, userId, { terms, type, categoryId })
}
