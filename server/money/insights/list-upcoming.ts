import type { Dashboard } from '@lya/contract/money/insights.ts'
import {
  sortUpcoming,
  upcomingStatus,
  upcomingWindowDays,
} from '@lya/core/money/recurring/upcoming.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** Payments of the next days and all late ones, as the dashboard orders them. */
export async function listUpcoming(
  ctx: ReadContext,
  today: Temporal.PlainDate,
): Promise<Dashboard['upcoming']> {
  const until = today.add({ days: upcomingWindowDays })
  const payments = await listDuePayments(ctx.tx, ctx.userId, until)
  return sortUpcoming(payments).map((payment) => ({
    id: payment.id,
    name: payment.name,
    amountCents: payment.amountCents,
    nextDate: payment.nextDate.toString(),
    category: payment.category,
    ...upcomingStatus(payment.nextDate, today),
  }))
}
