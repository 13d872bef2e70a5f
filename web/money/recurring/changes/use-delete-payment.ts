import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { formatReais } from '#format/amounts.ts'
import { hideFromList } from '#money/recurring/changes/list-cache.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** Deletes a payment; it leaves the list at once and comes back when the server refuses. */
export function useDeletePayment() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ id }: RecurringPayment) => {
      return sendShown(hideFromList(queryClient, id), () => client.recurring.delete({ id }))
    },
    onSuccess: ({ undoId }, { name, amountCents }) => {
      const what = copy.billOf(name, formatReais(cents(amountCents)))
      toastWithUndo(copy.deleted, () => void undo(undoId), what)
    },
    onError: (failure) => {
      toastError({ title: copy.deleteFailed, message: refusalSentence(failure) })
    },
    onSettled: () => refreshTopics(queryClient, ['recurring']),
  })
}
