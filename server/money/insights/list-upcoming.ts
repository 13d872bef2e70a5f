import type { Dashboard } from '@lya/contract/money/insights.ts'
import {
  sortUpcoming,
  upcomingStatus,
  upcomingWindowDays,
} from '@lya/core/money/recurring/upcoming.ts'
import { recurringStatus } from '@lya/core/money/recurring/urgency.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

export type DuePayment = Awaited<ReturnType<typeof listDuePayments>>[number]

/** Payments of the next days and all late ones, as the dashboard orders them. */
export async function listUpcoming(
  ctx: ReadContext,
  today: Temporal.PlainDate,
): Promise<Dashboard['upcoming']> {
  const until = today.add({ days: upcomingWindowDays })
  return upcomingOf(await listDuePayments(ctx.tx, ctx.userId, until), today)
}

/** Those of them that fall within the days that are looked ahead. */
export function upcomingOf(
  payments: readonly DuePayment[],
  today: Temporal.PlainDate,
): Dashboard['upcoming'] {
  const until = today.add({ days: upcomingWindowDays })
  const near = payments.filter((one) => Temporal.PlainDate.compare(one.nextDate, until) <= 0)
  return sortUpcoming(near).map((payment) => ({
    id: payment.id,
    name: payment.name,
    amountCents: payment.amountCents,
    nextDate: payment.nextDate.toString(),
    category: payment.category,
    ...upcomingStatus(payment.nextDate, today),
    isPaid: recurringStatus(payment, today) === 'paid',
  }))
}
