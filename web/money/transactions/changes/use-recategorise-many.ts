import type { Category } from '@lya/contract/money/categories.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { recategoriseInLists } from '#money/transactions/changes/list-cache.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Change = { ids: string[]; category: Category }

/** Gives many transactions another category at once, with one undo. */
export function useRecategoriseMany() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ ids, category }: Change) => {
      return sendShown(recategoriseInLists(queryClient, new Set(ids), category), () =>
        client.transactions.recategoriseMany({ ids, categoryId: category.id }),
      )
    },
    onSuccess: ({ changed, undoId }) => {
      toastWithUndo(copy.recategorised(changed), () => void undo(undoId))
    },
    onError: (failure) => {
      toastError({ title: copy.recategoriseFailed, message: refusalSentence(failure) })
    },
    onSettled: () => refreshTopics(queryClient, ['transactions']),
  })
}
