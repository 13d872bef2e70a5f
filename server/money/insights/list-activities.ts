import type { Activity } from '@lya/contract/money/insights.ts'
import { upcomingStatus } from '@lya/core/money/recurring/upcoming.ts'
import { activitiesCopy as copy } from '#money/insights/activities.copy.ts'
import { listRecentTransactions, type RecentTransaction } from '#money/insights/insights.queries.ts'
import type { DuePayment } from '#money/insights/list-upcoming.ts'
import { listRecentPayments } from '#money/recurring/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

const transactionsRead = 10
const paymentsRead = 5
const activitiesShown = 5
const recentDays = 30

type PaidPayment = Awaited<ReturnType<typeof listRecentPayments>>[number]

/** What was written last, and what was paid in the last 30 days. */
export interface Written {
  transactions: RecentTransaction[]
  paid: PaidPayment[]
}

export async function listWritten(
  { tx, userId, clock }: ReadContext,
  today: Temporal.PlainDate,
): Promise<Written> {
  const recent = {
    since: clock.now().subtract({ hours: 24 * recentDays }),
    paidSince: today.subtract({ days: recentDays }),
  }
  const [transactions, paid] = await Promise.all([
    listRecentTransactions(tx, userId, { limit: transactionsRead, ...recent }),
    listRecentPayments(tx, userId, { limit: paymentsRead, ...recent }),
  ])
  return { transactions, paid }
}

/**
 * What happened last, newest first: transactions that were written, payments that were made in
 * the last 30 days, and payments that became late. A payment and its expense are one event.
 *
 * @param due By their next date, the soonest first.
 */
export function activitiesOf(
  { transactions, paid }: Written,
  due: readonly DuePayment[],
  now: { today: Temporal.PlainDate; timeZone: string },
): Activity[] {
  const late = due.filter((one) => Temporal.PlainDate.compare(one.nextDate, now.today) < 0)
  const expenses = paid.map((payment) => expenseOf(payment, transactions))
  const ofPayments = new Set(expenses.map((one) => one?.id))
  const activities = [
    ...paid.map((payment, index) => paidActivity(payment, expenses[index] ?? null)),
    ...transactions.filter(({ id }) => !ofPayments.has(id)).map(transactionActivity),
    ...late
      .slice(-paymentsRead)
      .toReversed()
      .map((payment) => lateActivity(payment, now)),
  ]
  // The moments are texts of one form, so the order of the texts is that of the moments. Sorting
  // is stable: among the rows of one moment each list keeps its order.
  return activities
    .toSorted((a, b) => compareText(b.createdAt, a.createdAt))
    .slice(0, activitiesShown)
}

/**
 * The expense of a payment. One that was made elsewhere, or with a purchase, is not named by it:
 * then it is what has its name and its day.
 */
function expenseOf(payment: PaidPayment, transactions: readonly RecentTransaction[]) {
  if (payment.paymentOperationId !== null) return payment.expense
  const paidDate = payment.lastPaidDate.toString()
  const isExpense = ({ type, date, description }: RecentTransaction) =>
    type === 'despesa' && date === paidDate && description === payment.name
  return transactions.find(isExpense) ?? null
}

function transactionActivity(transaction: RecentTransaction): Activity {
  const { id, amountCents, date, createdAt } = transaction
  return {
    id,
    ...kindOf(transaction),
    description: transaction.description.trim() || copy.noDescription,
    category: transaction.category?.trim() || copy.noCategory,
    amountCents,
    date,
    createdAt,
  }
}

function kindOf({ type, isPayment }: RecentTransaction): Pick<Activity, 'type' | 'title'> {
  if (type === 'receita') return { type: 'income', title: copy.incomeAdded }
  if (isPayment) return { type: 'payment', title: copy.paymentMade }
  return { type: 'expense', title: copy.expenseAdded }
}

function paidActivity(payment: PaidPayment, expense: PaidPayment['expense']): Activity {
  const shown = paymentActivity(payment)
  return {
    ...shown,
    // What was really paid, when it was written: the bill itself may be edited later.
    amountCents: expense?.amountCents ?? shown.amountCents,
    id: `paid-${payment.id}`,
    type: 'payment',
    title: copy.paymentMade,
    date: payment.lastPaidDate.toString(),
    createdAt: expense?.createdAt ?? payment.updatedAt,
  }
}

function lateActivity(
  payment: DuePayment,
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

function paymentActivity({ name, category, amountCents }: DuePayment) {
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
