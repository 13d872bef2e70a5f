import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { DeleteDialog as Question } from '#design/dialog/delete-dialog.tsx'
import { formatDay } from '#format/days.ts'
import { useDeleteTransaction } from '#money/transactions/changes/use-delete-transaction.ts'
import { descriptionOf } from '#money/transactions/description.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

type Props = { transaction: Transaction; opened: boolean; onClose: () => void }

/** Asks before a transaction is deleted. */
export function DeleteDialog({ transaction, ...frame }: Props) {
  const deletion = useDeleteTransaction()
  return (
    <Question
      copy={copy}
      subject={{ name: descriptionOf(transaction), detail: formatDay(transaction.date) }}
      amount={<MoneyText amount={cents(transaction.amountCents)} type={transaction.type} />}
      onDelete={() => deletion.mutate(transaction)}
      {...frame}
    />
  )
}
