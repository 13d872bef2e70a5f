export { buyInInstalments } from '#money/recurring/buy-in-instalments.ts'
export {
  moveRecurringBack,
  moveRecurringCategory,
} from '#money/recurring/category-links.store.ts'
export { createRecurring } from '#money/recurring/create-recurring.ts'
export { deleteRecurring } from '#money/recurring/delete-recurring.ts'
export {
  listDuePayments,
  listRecentPayments,
} from '#money/recurring/due-payments.queries.ts'
export { payRecurring } from '#money/recurring/pay-recurring.ts'
export { readRecurring } from '#money/recurring/read-recurring.ts'
export { recurringRoutes } from '#money/recurring/recurring.routes.ts'
export { recurringInverses } from '#money/recurring/recurring-inverses.ts'
export { updateRecurring } from '#money/recurring/update-recurring.ts'
