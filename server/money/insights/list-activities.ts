import type { Activity } from '@lya/contract/money/insights.ts'
import { upcomingStatus } from '@lya/core/money/recurring/upcoming.ts'
import { activitiesCopy as copy } from '#money/insights/activities.copy.ts'
import { listRecentTransactions, type RecentTransaction } from '#money/insights/insights.queries.ts'
import { listLatePayments, listRecentPayments } from '#money/recurring/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

const transactionsRead = 10
const paymentsRead = 5
const activitiesShown = 5
const recentDays = 30

type Payment = Awaited<ReturnType<typeof listLatePayments>>[number]
type PaidPayment = Awaited<ReturnType<typeof listRecentPayments>>[number]

/**
 * What happened last, newest first: transactions that were written, payments that were made in
 * the last 30 days, and payments that became late.
 */
export async function listActivities(
  ctx: ReadContext,
  today: Temporal.PlainDate,
): Promise<Activity[]> {
  const { tx, userId, timeZone } = ctx
  const [transactions, paid, late] = await Promise.all([
    listRecentTransactions(tx, userId, transactionsRead),
    listRecentPayments(tx, userId, {
      since: ctx.clock.now().subtract({ hours: 24 * recentDays }),
      paidSince: today.subtract({ days: recentDays }),
      limit: paymentsRead,
    }),
    listLatePayments(tx, userId, { today, limit: paymentsRead }),
  ])
  const activities = [
    ...paid.map(paidActivity),
    ...transactions.map(transactionActivity),
    ...late.map((payment) => lateActivity(payment, { today, timeZone })),
  ]
  // The moments are texts of one form, so the order of the texts is that of the moments. Sorting
  // is stable: among the rows of one moment each list keeps its order.
  return activities
    .toSorted((a, b) => compareText(b.createdAt, a.createdAt))
    .slice(0, activitiesShown)
}

function transactionActivity(transaction: RecentTransaction): Activity {
  const { id, amountCents, date, createdAt } = transaction
  const isIncome = transaction.type === 'receita'
  return {
    id,
    type: isIncome ? 'income' : 'expense',
    title: isIncome ? copy.incomeAdded : copy.expenseAdded,
    description: transaction.description.trim() || copy.noDescription,
    category: transaction.category?.trim() || copy.noCategory,
    amountCents,
    date,
    createdAt,
  }
}

function paidActivity(payment: PaidPayment): Activity {
  return {
    ...paymentActivity(payment),
    id: `paid-${payment.id}`,
    type: 'payment',
    title: copy.paymentMade,
    date: payment.lastPaidDate.toString(),
    createdAt: payment.updatedAt,
  }
}

function lateActivity(
  payment: Payment,
  { today, timeZone }: { today: Temporal.PlainDate; timeZone: string },
): Activity {
  const { days } = upcomingStatus(payment.nextDate, today)
  const shown = paymentActivity(payment)
  // It became late when the day after its date began.
  const lateSince = payment.nextDate.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
  return {
    ...shown,
    id: `late-${payment.id}`,
    type: 'warning',
    title: copy.paymentLate,
    description: `${shown.description}: ${copy.daysLate(days)}`,
    date: payment.nextDate.toString(),
    createdAt: lateSince.toString({ fractionalSecondDigits: 6 }),
  }
}

function paymentActivity({ name, category, amountCents }: Payment) {
  return {
    description: name.trim() || copy.noDescription,
    category: category?.trim() || copy.noCategory,
    amountCents,
  }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
