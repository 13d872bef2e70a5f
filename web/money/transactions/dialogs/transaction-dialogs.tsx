import type { Transaction } from '@lya/contract/money/transactions.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { usePlanNotice } from '#connection/session/use-plan-notice.ts'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import {
  type TransactionDialogActions,
  TransactionDialogsContext,
} from '#money/transactions/dialogs/dialogs-context.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'

// A dialog's script comes after the page: none waits for a form that it may never show.
const TransactionDialog = later(
  async () =>
    (await import('#money/transactions/dialogs/transaction-dialog.tsx')).TransactionDialog,
)
const DeleteDialog = later(
  async () => (await import('#money/transactions/dialogs/delete-dialog.tsx')).DeleteDialog,
)
const parts = [TransactionDialog, DeleteDialog]

type Open =
  | { dialog: 'form'; transaction: Transaction | null; waiting?: WaitingTransaction }
  | { dialog: 'delete'; transaction: Transaction }

const isFramed = ({ dialog }: Open) => dialog !== 'delete'

/** Holds the dialogs of transactions, so that every page opens the same ones. */
export function TransactionDialogs({ children }: { children: ReactNode }) {
  const { open, opening, show, reached, frame } = useDialogs(parts, isFramed)
  const navigate = useNavigate()
  const isBlocked = usePlanNotice()?.kind === 'blocked'
  const actions = useMemo<TransactionDialogActions>(
    () => ({
      create: () => {
        // Nothing could be saved: where transactions are it stands why, and what to do.
        if (isBlocked) void navigate(paths.transactions)
        else show({ dialog: 'form', transaction: null })
      },
      reached,
      finish: (waiting) => show({ dialog: 'form', transaction: null, waiting }),
      edit: (transaction) => show({ dialog: 'form', transaction }),
      remove: (transaction) => show({ dialog: 'delete', transaction }),
    }),
    [show, reached, isBlocked, navigate],
  )

  return (
    <TransactionDialogsContext value={actions}>
      {children}
      <DialogFrame key={opening} title={titleOf(open)} {...frame}>
        {open?.dialog === 'form' ? (
          <TransactionDialog
            key={opening}
            transaction={open.transaction}
            waiting={open.waiting}
            {...frame}
          />
        ) : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} transaction={open.transaction} {...frame} />
        ) : null}
      </Suspense>
    </TransactionDialogsContext>
  )
}

function titleOf(open: Open | null): string | null {
  if (open?.dialog !== 'form') return null
  return open.transaction ? copy.edit : copy.add
}
