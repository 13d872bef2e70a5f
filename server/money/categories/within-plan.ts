import { countCategories } from '#money/categories/categories.queries.ts'
import { withinLimit } from '#money/plan-limit/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** Adds categories as far as the plan goes. @throws Refusal `categories.plan-limit` */
export function withinPlan<Done>(
  ctx: Pick<CommandContext, 'tx' | 'userId' | 'plan'>,
  add: () => Promise<Done>,
  isNew?: (done: Done) => boolean,
): Promise<Done> {
  const { tx, userId, plan } = ctx
  const count = () => countCategories(tx, userId)
  const limit = { code: 'categories.plan-limit', max: plan.categoriesMax, count }
  return withinLimit(ctx, limit, add, isNew)
}
