import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { CategoryBadge } from '#money/transactions/list/category-badge.tsx'
import { DayHeading } from '#money/transactions/list/day-heading.tsx'
import type { ListedDay } from '#money/transactions/list/days.model.ts'
import { RowActions } from '#money/transactions/list/row-actions.tsx'
import { SelectAllBox, SelectBox } from '#money/transactions/selection/select-box.tsx'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** The list on a wide screen. */
export function TransactionTable({ days }: { days: readonly ListedDay[] }) {
  return (
    <div className={classes.frame} data-rows>
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
        {days.map((day) => (
          <tbody key={day.date}>
            <tr className={classes.dayRow}>
              <td colSpan={6}>
                <DayHeading day={day} />
              </td>
            </tr>
            {day.transactions.map((transaction) => (
              <Row key={transaction.id} transaction={transaction} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  return (
    <tr>
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
  )
}
