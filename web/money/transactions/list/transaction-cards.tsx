import type { Transaction } from '@lya/contract/money/transactions.ts'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { CompactAmount } from '#money/transactions/list/compact-amount.tsx'
import { RowActions } from '#money/transactions/list/row-actions.tsx'
import { SelectBox } from '#money/transactions/selection/select-box.tsx'
import { useSelection } from '#money/transactions/selection/selection-store.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** The list on a phone. */
export function TransactionCards({ transactions }: { transactions: readonly Transaction[] }) {
  const isSelecting = useSelection((selection) => selection.isOn)
  return (
    <ul className={classes.cards}>
      {transactions.map((transaction) => (
        <li key={transaction.id} className={classes.card}>
          {isSelecting ? (
            <SelectBox transaction={transaction} />
          ) : (
            <span className={classes.emoji} aria-hidden="true">
              {transaction.categoryIcon ?? '·'}
            </span>
          )}
          <span className={classes.words}>
            <span className={classes.cardDescription}>{descriptionOf(transaction)}</span>
            <span className={classes.detail}>
              {transaction.category ?? copy.noCategory} · {formatDay(transaction.date)}
            </span>
          </span>
          <span className={classes.cardEnd}>
            <CompactAmount transaction={transaction} />
            <RowActions transaction={transaction} />
          </span>
        </li>
      ))}
    </ul>
  )
}
