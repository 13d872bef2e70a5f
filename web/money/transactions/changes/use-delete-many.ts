import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/client.ts'
import { refreshTopics } from '#connection/refresh.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { toastError } from '#design/toast.ts'
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
      const rollback = await hideManyFromLists(queryClient, new Set(ids))
      try {
        return await client.transactions.deleteMany({ ids })
      } catch (failure) {
        rollback()
        throw failure
      }
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
