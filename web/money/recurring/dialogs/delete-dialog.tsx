import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { useDeletePayment } from '#money/recurring/changes/use-delete-payment.ts'
import { paymentsCopy as copy, frequencyNames } from '#money/recurring/recurring.copy.ts'

type Props = { payment: RecurringPayment; opened: boolean; onClose: () => void }

/** Asks before a payment is deleted. */
export function DeleteDialog({ payment, opened, onClose }: Props) {
  const deletion = useDeletePayment()
  const confirm = () => {
    deletion.mutate(payment)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete}
      subject={{ name: payment.name, detail: frequencyNames[payment.frequency] }}
      aside={<MoneyText amount={cents(payment.amountCents)} />}
      confirm={copy.remove}
      onConfirm={confirm}
    />
  )
}
