import '@mantine/core/styles/Modal.layer.css'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/money/cents.ts'
import { Button, Group, Modal } from '@mantine/core'
import { MoneyText } from '#design/money-text.tsx'
import { formatDay } from '#format/days.ts'
import { useDeleteTransaction } from '#money/transactions/changes/use-delete-transaction.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './dialog.module.css'

type Props = { transaction: Transaction; opened: boolean; onClose: () => void }

/** Asks before a transaction is deleted. */
export function DeleteDialog({ transaction, opened, onClose }: Props) {
  const deletion = useDeleteTransaction()
  const confirm = () => {
    deletion.mutate(transaction)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered
      title={copy.confirmDelete}
      closeButtonProps={{ 'aria-label': copy.close }}
      classNames={{ content: classes.content, title: classes.title, header: classes.header }}
    >
      <p className={classes.subject}>
        <span>
          <strong>{transaction.description}</strong>
          <span className={classes.quiet}>{formatDay(transaction.date)}</span>
        </span>
        <MoneyText amount={cents(transaction.amountCents)} type={transaction.type} />
      </p>
      <Group justify="flex-end" gap={12} className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {copy.cancel}
        </Button>
        <Button className={classes.danger} onClick={confirm}>
          {copy.remove}
        </Button>
      </Group>
    </Modal>
  )
}
