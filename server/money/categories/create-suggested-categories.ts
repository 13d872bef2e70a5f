import { insertCategories } from '#money/categories/categories.store.ts'
import { suggestedCategories } from '#money/categories/suggested-categories.copy.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Gives a new person the whole suggested set, until an onboarding lets them choose. No limit of a
 * plan is smaller than it.
 */
export async function createSuggestedCategories(
  ctx: Pick<CommandContext, 'tx' | 'userId'>,
): Promise<void> {
  const categories = suggestedCategories.map((one) => ({ ...one, id: newId() }))
  await insertCategories(ctx.tx, ctx.userId, categories)
}
