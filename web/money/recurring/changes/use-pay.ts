import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { showPaid } from '#money/recurring/changes/list-cache.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** The due date that the person sees: a repeat for the same one pays nothing more. */
export type DueDate = { id: string; nextDate: string }

/**
 * Marks a due date as paid, wherever it is pressed; shown at once, taken back when refused.
 *
 * @param failed How that screen names a failure.
 */
export function usePay(failed: string) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ id, nextDate }: DueDate) => {
      const rollback = await showPaid(queryClient, id)
      try {
        return await client.recurring.pay({ id, nextDate })
      } catch (failure) {
        rollback()
        throw failure
      }
    },
    onSuccess: ({ undoId }) => toastWithUndo(copy.paid, () => void undo(undoId)),
    onError: (failure) => toastError({ title: failed, message: refusalSentence(failure) }),
    onSettled: () => refreshTopics(queryClient, ['recurring', 'transactions']),
  })
}
