import type { Category } from '@lya/contract/money/categories.ts'
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
type Deletion = { category: Pick<Category, 'id' | 'name' | 'type'>; moveTo?: string }

const titles = { refused: copy.deleteFailed, unexpected: copy.deleteUnexpected }

/** Deletes a category; it leaves the grid at once and comes back when the server refuses. */
export function useDeleteCategory() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ category: { id }, ...move }: Deletion) => {
      return sendShown(hideCategory(queryClient, id), () =>
        client.categories.delete({ id, ...move }),
      )
    },
    onSuccess: ({ undoId }, { category }) => {
      const what = copy.categoryOf(category.name, category.type)
      toastWithUndo(copy.deleted, () => void undo(undoId), copy.deletedDetail, what)
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['categories']),
  })
}
