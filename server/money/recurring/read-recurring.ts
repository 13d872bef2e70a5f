import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { monthlyTotal } from '@lya/core/money/recurring/monthly-total.ts'
import { compareUrgency } from '@lya/core/money/recurring/urgency.ts'
import { listRecurring } from '#money/recurring/recurring.queries.ts'
import { shownRecurring } from '#money/recurring/recurring-payment.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** The payments screen: what is not over, most urgent first, and the four cards of the active. */
export async function readRecurring(ctx: ReadContext): Promise<{
  today: string
  items: RecurringPayment[]
  activeTotal: number
  overdueTotal: number
  thisWeekTotal: number
  monthlyTotalCents: number
}> {
  const today = todayIn(ctx.clock, ctx.timeZone)
  const payments = await listRecurring(ctx.tx, ctx.userId)
  const items = payments
    .toSorted((a, b) => compareUrgency([a, b], today))
    .map((payment) => shownRecurring(payment, today))
  const active = items.filter((payment) => payment.isActive)
  return {
    today: today.toString(),
    items,
    activeTotal: active.length,
    overdueTotal: active.filter((payment) => payment.status === 'overdue').length,
    thisWeekTotal: active.filter((payment) => payment.status === 'due-soon').length,
    monthlyTotalCents: monthlyTotal(payments.filter((payment) => payment.isActive)),
  }
}
