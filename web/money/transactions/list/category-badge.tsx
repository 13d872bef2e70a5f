import type { Transaction } from '@lya/contract/money/transactions.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** A category's emoji and name. */
export function CategoryBadge({ transaction }: { transaction: Transaction }) {
  const { category, categoryIcon } = transaction
  return (
    <span className={classes.badge} data-none={category === null || undefined}>
      {categoryIcon ? <span aria-hidden="true">{categoryIcon}</span> : null}
      {category ?? copy.noCategory}
    </span>
  )
}
