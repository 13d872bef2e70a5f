export { moveCategory, moveCategoryBack } from '#money/transactions/bulk.store.ts'
export {
  createTransactions,
  createTransactionsUnawaited,
  type TransactionDraft,
} from '#money/transactions/create-transactions.ts'
export { deleteMany } from '#money/transactions/delete-many.ts'
export { deleteTransaction } from '#money/transactions/delete-transaction.ts'
export { countDays, sumByName } from '#money/transactions/name-sums.queries.ts'
export { recategoriseMany } from '#money/transactions/recategorise-many.ts'
export { recordTransaction } from '#money/transactions/record-transaction.ts'
export { sumFound } from '#money/transactions/search.queries.ts'
export { transactionInverses } from '#money/transactions/transaction-inverses.ts'
export { categoryChosen, categoryTakenBack } from '#money/transactions/transactions.events.ts'
export {
  findSmallest,
  findTransactions,
  getTransaction,
  listLargest,
  listTransactions,
} from '#money/transactions/transactions.queries.ts'
export { transactionsRoutes } from '#money/transactions/transactions.routes.ts'
export { updateTransaction } from '#money/transactions/update-transaction.ts'
