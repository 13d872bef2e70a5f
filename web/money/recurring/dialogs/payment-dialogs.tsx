import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { Suspense, useMemo } from 'react'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'

// A dialog's script comes after the page.
const PaymentDialog = later(
  async () => (await import('#money/recurring/dialogs/payment-dialog.tsx')).PaymentDialog,
)
const DeleteDialog = later(
  async () => (await import('#money/recurring/dialogs/delete-dialog.tsx')).DeleteDialog,
)
const parts = [PaymentDialog, DeleteDialog]

type Open =
  | { dialog: 'form'; payment: RecurringPayment | null }
  | { dialog: 'delete'; payment: RecurringPayment }

const isFramed = ({ dialog }: Open) => dialog !== 'delete'

export type PaymentDialogActions = {
  create: () => void
  edit: (payment: RecurringPayment) => void
  remove: (payment: RecurringPayment) => void
}

/** The dialogs of the page, and what opens them. */
export function usePaymentDialogs() {
  const { open, opening, show, reached, frame } = useDialogs(parts, isFramed)
  const actions = useMemo<PaymentDialogActions>(
    () => ({
      create: () => show({ dialog: 'form', payment: null }),
      edit: (payment) => show({ dialog: 'form', payment }),
      remove: (payment) => show({ dialog: 'delete', payment }),
    }),
    [show],
  )
  const dialogs = (
    <>
      <DialogFrame key={opening} title={titleOf(open)} size={520} {...frame}>
        {open?.dialog === 'form' ? (
          <PaymentDialog key={opening} payment={open.payment} {...frame} />
        ) : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} payment={open.payment} {...frame} />
        ) : null}
      </Suspense>
    </>
  )
  return { actions, reached, dialogs }
}

function titleOf(open: Open | null): string | null {
  if (open?.dialog !== 'form') return null
  return open.payment ? copy.edit : copy.add
}
