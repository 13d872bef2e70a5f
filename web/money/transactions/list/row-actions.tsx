import type { Transaction } from '@lya/contract/money/transactions.ts'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

/** What can be done with one transaction. */
export function RowActions({ transaction }: { transaction: Transaction }) {
  const dialogs = useTransactionDialogs()
  const description = descriptionOf(transaction)
  return (
    <span className={classes.actions}>
      <EditAndRemove
        name={description}
        copy={copy}
        isDense
        onEdit={() => dialogs.edit(transaction)}
        onRemove={() => dialogs.remove(transaction)}
      />
    </span>
  )
}
