import { categoriseDescription, indexCategories, lookupTerms } from '@lya/assistant'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { findChoices } from '#assistant/memory/index.ts'
import { listCategories } from '#money/categories/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * The category that Lya would choose for a description, as for a message: what this person taught
 * her about its words first, then what the words mean.
 *
 * @returns null when no category of the type fits.
 */
export async function suggestCategory(
  ctx: CommandContext,
  { description, type }: { description: string; type: TransactionType },
): Promise<string | null> {
  const { tx, userId } = ctx
  const [categories, learned] = await Promise.all([
    listCategories(tx, userId),
    findChoices(tx, userId, lookupTerms(description)),
  ])
  const index = indexCategories(categories, learned)
  return categoriseDescription(description, type, index, todayIn(ctx.clock, ctx.timeZone))
}
