import type { Transaction } from '@lya/contract/money/transactions.ts'
import { createContext, use } from 'react'
import type { Reached } from '#design/later/use-dialogs.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'

export type TransactionDialogActions = {
  create: () => void
  /** For a button that creates: the dialog is loaded once a pointer or the focus is on it. */
  reached: Reached
  edit: (transaction: Transaction) => void
  /** Edits what waited and was refused; saved, it waits no longer. */
  finish: (waiting: WaitingTransaction) => void
  remove: (transaction: Transaction) => void
}

export const TransactionDialogsContext = createContext<TransactionDialogActions | null>(null)

/** Opens the dialogs of transactions from anywhere inside the shell. */
export function useTransactionDialogs(): TransactionDialogActions {
  const actions = use(TransactionDialogsContext)
  if (!actions) throw new Error('useTransactionDialogs needs TransactionDialogs above it')
  return actions
}
