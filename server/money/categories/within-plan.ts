import { Refusal } from '@lya/core/refusal.ts'
import { countCategories, lockLimit } from '#money/categories/categories.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Limited = Pick<CommandContext, 'tx' | 'userId' | 'plan'>

/**
 * Adds categories as far as the plan goes; a plan without a limit costs no statement.
 *
 * @throws Refusal `categories.plan-limit` with the limit: the caller's transaction goes back.
 */
export async function withinPlan<Done>(
  { tx, userId, plan }: Limited,
  add: () => Promise<Done>,
): Promise<Done> {
  const { categoriesMax: max } = plan
  if (max === null) return add()
  lockLimit(tx, userId)
  const done = await add()
  if ((await countCategories(tx, userId)) > max) {
    throw new Refusal('forbidden', 'categories.plan-limit', { data: { max } })
  }
  return done
}
