import type { Transaction } from '@lya/contract/money/transactions.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
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
      <ActionIcon
        size={36}
        aria-label={copy.editOne(description)}
        title={copy.editShort}
        onClick={() => dialogs.edit(transaction)}
      >
        <IconPencil size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={36}
        className={classes.remove}
        aria-label={copy.deleteOne(description)}
        title={copy.remove}
        onClick={() => dialogs.remove(transaction)}
      >
        <IconTrash size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </span>
  )
}
