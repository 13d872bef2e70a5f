import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { hideManyFromLists } from '#money/transactions/changes/list-cache.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** Deletes many transactions with one undo; they come back when the server refuses. */
export function useDeleteMany() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async (ids: string[]) => {
      return sendShown(hideManyFromLists(queryClient, new Set(ids)), () =>
        client.transactions.deleteMany({ ids }),
      )
    },
    onSuccess: ({ deleted, undoId }) => {
      toastWithUndo(copy.deleted(deleted), () => void undo(undoId))
    },
    onError: (failure) => {
      toastError({ title: copy.deleteFailed, message: refusalSentence(failure) })
    },
    onSettled: () => refreshTopics(queryClient, ['transactions']),
  })
}
