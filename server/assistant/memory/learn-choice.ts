import { teachingTerms } from '@lya/assistant'
import type { TransactionType } from '@lya/contract/fields.ts'
import { rememberChoice } from '#assistant/memory/memory.store.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Learns from a person who put a transaction under another category, so that the next message
 * with its words is categorised as they would. Taking a category away teaches nothing.
 */
export async function learnChoice(
  ctx: CommandContext,
  choice: { description: string; type: TransactionType; categoryId: string | null },
): Promise<void> {
  const terms = teachingTerms(choice.description)
  if (choice.categoryId === null || terms.length === 0) return
  const { type, categoryId } = choice
  await rememberChoice(ctx.tx, ctx.userId, { terms, type, categoryId })
}
