import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { DeleteDialog as Question } from '#design/dialog/delete-dialog.tsx'
import { useDeletePayment } from '#money/recurring/changes/use-delete-payment.ts'
import { paymentsCopy as copy, frequencyOf } from '#money/recurring/recurring.copy.ts'

type Props = { thing: RecurringPayment; opened: boolean; onClose: () => void }

/** Asks before a payment is deleted. */
export function DeleteDialog({ thing: payment, ...frame }: Props) {
  const deletion = useDeletePayment()
  return (
    <Question
      copy={copy}
      subject={{ name: payment.name, detail: frequencyOf(payment) }}
      amount={<MoneyText amount={cents(payment.amountCents)} />}
      onDelete={() => deletion.mutate(payment)}
      {...frame}
    />
  )
}
