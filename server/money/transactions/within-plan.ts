import { withinLimit } from '#money/plan-limit/index.ts'
import { countFullestMonth } from '#money/transactions/limit.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Adds transactions as far as the plan goes, by calendar months of entry.
 *
 * @param days Of all that is added; their months are counted.
 * @throws Refusal `transactions.plan-limit`
 */
export function withinPlan<Done extends { inserted: number }>(
  ctx: Pick<CommandContext, 'tx' | 'userId' | 'plan'>,
  days: readonly Temporal.PlainDate[],
  add: () => Promise<Done>,
): Promise<Done> {
  const { tx, userId, plan } = ctx
  const months = days.map((day) => day.toPlainYearMonth())
  const count = () => countFullestMonth(tx, userId, months)
  const limit = { code: 'transactions.plan-limit', max: plan.transactionsMax, count }
  return withinLimit(ctx, limit, add, ({ inserted }) => inserted > 0)
}
