import type { Dashboard } from '@lya/contract/money/insights.ts'
import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { type Rollback, showChange } from '#connection/changes/shown-change.ts'
import {
  type PaymentList,
  withoutPayment,
  withPaid,
  withPayment,
} from '#money/recurring/changes/payment-list.model.ts'

/** Shows a new or changed payment at once. */
export function showInList(queryClient: QueryClient, payment: RecurringPayment): Promise<Rollback> {
  return changeList(queryClient, (list) => withPayment(list, payment))
}

/** Takes a payment away at once. */
export function hideFromList(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changeEverywhere(queryClient, id, (list) => withoutPayment(list, id))
}

/** Shows a payment as paid, and takes its due date from the dashboard, at once. */
export function showPaid(
  queryClient: QueryClient,
  press: { id: string; paidDate?: string },
): Promise<Rollback> {
  return changeEverywhere(queryClient, press.id, (list) => withPaid(list, press))
}

async function changeEverywhere(
  queryClient: QueryClient,
  id: string,
  change: (list: PaymentList) => PaymentList,
): Promise<Rollback> {
  const rollbacks = await Promise.all([
    changeList(queryClient, change),
    hideFromDashboards(queryClient, id),
  ])
  return () => {
    for (const rollback of rollbacks) rollback()
  }
}

function changeList(
  queryClient: QueryClient,
  change: (list: PaymentList) => PaymentList,
): Promise<Rollback> {
  return showChange<PaymentList>(queryClient, api.recurring.list.key(), change)
}

function hideFromDashboards(queryClient: QueryClient, id: string): Promise<Rollback> {
  return showChange<Dashboard>(queryClient, api.insights.dashboard.key(), (dashboard) => ({
    ...dashboard,
    upcoming: dashboard.upcoming.filter((one) => one.id !== id),
  }))
}
