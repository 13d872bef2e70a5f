import type { Activity } from '@lya/contract/money/insights.ts'
import { activitiesCopy as copy } from '#money/insights/activities.copy.ts'
import { listRecentTransactions, type RecentTransaction } from '#money/insights/insights.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

const transactionsRead = 10
const activitiesShown = 5

/** What happened last, newest first; other kinds of activity will join the transactions here. */
export async function listActivities(tx: Tx, userId: string): Promise<Activity[]> {
  const recent = await listRecentTransactions(tx, userId, transactionsRead)
  return recent.slice(0, activitiesShown).map(activityOf)
}

function activityOf(transaction: RecentTransaction): Activity {
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
