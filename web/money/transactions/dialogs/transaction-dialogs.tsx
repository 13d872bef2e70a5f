import type { Transaction } from '@lya/contract/money/transactions.ts'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  type TransactionDialogActions,
  TransactionDialogsContext,
} from '#money/transactions/dialogs/dialogs-context.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'

// A dialog's script comes when the first one opens: no page waits for a form it may never show.
const TransactionDialog = lazy(async () => ({
  default: (await import('#money/transactions/dialogs/transaction-dialog.tsx')).TransactionDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('#money/transactions/dialogs/delete-dialog.tsx')).DeleteDialog,
}))

type Open =
  | { dialog: 'form'; transaction: Transaction | null; waiting?: WaitingTransaction }
  | { dialog: 'delete'; transaction: Transaction }

/** Holds the dialogs of transactions, so that every page opens the same ones. */
export function TransactionDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [opening, setOpening] = useState(0)
  const [isShown, setShown] = useState(false)
  const actions = useMemo<TransactionDialogActions>(() => {
    const show = (next: Open) => {
      setOpen(next)
      setOpening((count) => count + 1)
      setShown(true)
    }
    return {
      create: () => show({ dialog: 'form', transaction: null }),
      finish: (waiting) => show({ dialog: 'form', transaction: null, waiting }),
      edit: (transaction) => show({ dialog: 'form', transaction }),
      remove: (transaction) => show({ dialog: 'delete', transaction }),
    }
  }, [])
  const common = { opened: isShown, onClose: () => setShown(false) }

  return (
    <TransactionDialogsContext value={actions}>
      {children}
      <Suspense>
        {open?.dialog === 'form' ? (
          <TransactionDialog
            key={opening}
            transaction={open.transaction}
            waiting={open.waiting}
            {...common}
          />
        ) : null}
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} transaction={open.transaction} {...common} />
        ) : null}
      </Suspense>
    </TransactionDialogsContext>
  )
}
