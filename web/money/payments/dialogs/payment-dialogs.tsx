import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { lazy, Suspense, useMemo, useState } from 'react'

// A dialog's script comes when the first one opens.
const PaymentDialog = lazy(async () => ({
  default: (await import('#money/payments/dialogs/payment-dialog.tsx')).PaymentDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('#money/payments/dialogs/delete-dialog.tsx')).DeleteDialog,
}))

type Open =
  | { dialog: 'form'; payment: RecurringPayment | null }
  | { dialog: 'delete'; payment: RecurringPayment }

export type PaymentDialogActions = {
  create: () => void
  edit: (payment: RecurringPayment) => void
  remove: (payment: RecurringPayment) => void
}

/** The dialogs of the page, and what opens them. */
export function usePaymentDialogs() {
  const [open, setOpen] = useState<Open | null>(null)
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [opening, setOpening] = useState(0)
  const [isShown, setShown] = useState(false)
  const actions = useMemo<PaymentDialogActions>(() => {
    const show = (next: Open) => {
      setOpen(next)
      setOpening((count) => count + 1)
      setShown(true)
    }
    return {
      create: () => show({ dialog: 'form', payment: null }),
      edit: (payment) => show({ dialog: 'form', payment }),
      remove: (payment) => show({ dialog: 'delete', payment }),
    }
  }, [])
  const common = { opened: isShown, onClose: () => setShown(false) }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'form' ? (
        <PaymentDialog key={opening} payment={open.payment} {...common} />
      ) : null}
      {open?.dialog === 'delete' ? (
        <DeleteDialog key={opening} payment={open.payment} {...common} />
      ) : null}
    </Suspense>
  )
  return { actions, dialogs }
}
