import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { hideCategory } from '#money/categories/changes/list-cache.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** Without `moveTo` what stood under it has no category from then on. */
type Deletion = { id: string; moveTo?: string }

const titles = { refused: copy.deleteFailed, unexpected: copy.deleteUnexpected }

/** Deletes a category; it leaves the grid at once and comes back when the server refuses. */
export function useDeleteCategory() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async (deletion: Deletion) => {
      return sendShown(hideCategory(queryClient, deletion.id), () =>
        client.categories.delete(deletion),
      )
    },
    onSuccess: ({ undoId }) => {
      toastWithUndo(copy.deleted, () => void undo(undoId), copy.deletedDetail)
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['categories']),
  })
}
