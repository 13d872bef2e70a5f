import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { formatSigned } from '#format/amounts.ts'
import { hideFromLists } from '#money/transactions/changes/list-cache.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** Deletes a transaction; it leaves the lists at once and comes back when the server refuses. */
export function useDeleteTransaction() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async (transaction: Transaction) => {
      return sendShown(hideFromLists(queryClient, transaction.id), () =>
        client.transactions.delete({ id: transaction.id }),
      )
    },
    onSuccess: ({ undoId }, { description, amountCents, type }) => {
      const amount = formatSigned(cents(amountCents), type)
      toastWithUndo(copy.deleted, () => void undo(undoId), copy.saved(description, amount))
    },
    onError: (failure) => {
      toastError({ title: copy.deleteFailed, message: refusalSentence(failure) })
    },
    onSettled: () => refreshTopics(queryClient, ['transactions']),
  })
}
