import type { Transaction } from '@lya/contract/money/transactions.ts'
import { formatDay } from '#format/days.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { CompactAmount } from '#money/transactions/list/compact-amount.tsx'
import { DayHeading } from '#money/transactions/list/day-heading.tsx'
import type { ListedDay } from '#money/transactions/list/days.model.ts'
import { RowActions } from '#money/transactions/list/row-actions.tsx'
import { SelectBox } from '#money/transactions/selection/select-box.tsx'
import { useSelection } from '#money/transactions/selection/selection-store.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** The list on a phone. */
export function TransactionCards({ days }: { days: readonly ListedDay[] }) {
  const isSelecting = useSelection((selection) => selection.isOn)
  return (
    <div className={classes.days} data-rows>
      {days.map((day) => (
        <section key={day.date} className={classes.cardsOfDay}>
          <DayHeading day={day} />
          <ul className={classes.cards}>
            {day.transactions.map((transaction) => (
              <Card key={transaction.id} transaction={transaction} isSelecting={isSelecting} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Card(props: { transaction: Transaction; isSelecting: boolean }) {
  const { transaction, isSelecting } = props
  return (
    <li className={classes.card}>
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
  )
}
