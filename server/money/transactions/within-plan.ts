import { Refusal } from '@lya/core/refusal.ts'
import { countFullestMonth, lockLimit } from '#money/transactions/limit.queries.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Limited = Pick<CommandContext, 'tx' | 'userId' | 'plan'>

/**
 * Adds transactions as far as the plan goes; a plan without a limit costs no statement.
 *
 * @param days Of all that is added; their months are counted.
 * @throws Refusal `transactions.plan-limit` with the limit: the caller's transaction goes back.
 */
export async function withinPlan<Done>(
  { tx, userId, plan }: Limited,
  days: readonly Temporal.PlainDate[],
  add: () => Promise<Done>,
): Promise<Done> {
  const { transactionsMax: max } = plan
  if (max === null) return add()
  lockLimit(tx, userId)
  const done = await add()
  const months = days.map((day) => day.toPlainYearMonth())
  if ((await countFullestMonth(tx, userId, months)) > max) {
    throw new Refusal('forbidden', 'transactions.plan-limit', { data: { max } })
  }
  return done
}
