import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/money/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { CategoryBadge } from '#money/transactions/list/category-badge.tsx'
import { RowActions } from '#money/transactions/list/row-actions.tsx'
import { SelectAllBox, SelectBox } from '#money/transactions/selection/select-box.tsx'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** The list on a wide screen. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="lya-hidden">{copy.title}</caption>
        <thead>
          <tr>
            <td className={classes.select} data-print="no">
              <SelectAllBox />
            </td>
            <th scope="col">{copy.date}</th>
            <th scope="col">{copy.description}</th>
            <th scope="col">{copy.category}</th>
            <th scope="col" className={classes.right}>
              {copy.amount}
            </th>
            <th scope="col" className={classes.right} data-print="no">
              {copy.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <tr key={transaction.id}>
              <td className={classes.select} data-print="no">
                <SelectBox transaction={transaction} />
              </td>
              <td className={classes.day}>{formatDay(transaction.date)}</td>
              <td className={classes.description}>{descriptionOf(transaction)}</td>
              <td>
                <CategoryBadge transaction={transaction} />
              </td>
              <td className={classes.amount}>
                <MoneyText amount={cents(transaction.amountCents)} type={transaction.type} />
              </td>
              <td className={classes.right} data-print="no">
                <RowActions transaction={transaction} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
