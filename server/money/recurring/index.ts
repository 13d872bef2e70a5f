export {
  moveRecurringBack,
  moveRecurringCategory,
} from '#money/recurring/category-links.store.ts'
export {
  listDuePayments,
  listLatePayments,
  listRecentPayments,
} from '#money/recurring/due-payments.queries.ts'
export { recurringRoutes } from '#money/recurring/recurring.routes.ts'
export { recurringInverses } from '#money/recurring/recurring-inverses.ts'
