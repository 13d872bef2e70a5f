export { createRecurring } from '#money/recurring/create-recurring.ts'
export {
  listDuePayments,
  listLatePayments,
  listRecentPayments,
} from '#money/recurring/due-payments.queries.ts'
export { payRecurring } from '#money/recurring/pay-recurring.ts'
export { recurringRoutes } from '#money/recurring/recurring.routes.ts'
export { recurringInverses } from '#money/recurring/recurring-inverses.ts'
