import type { Dashboard } from '@lya/contract/money/insights.ts'
import { distribute } from '@lya/core/money/insights/distribution.ts'
import { sumCategories } from '#money/insights/insights.queries.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** Where a month's expenses went, largest first. */
export async function readDistribution(
  ctx: ReadContext,
  month: Temporal.PlainYearMonth,
): Promise<Dashboard['distribution']> {
  return distribute(await sumCategories(ctx.tx, ctx.userId, month))
}
