import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { formatReais } from '#format/amounts.ts'
import { hideGoal } from '#money/goals/changes/list-cache.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

const titles = { refused: copy.deleteFailed, unexpected: copy.deleteUnexpected }

/** Deletes a goal; it leaves the list at once and comes back when the server refuses. */
export function useDeleteGoal() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ id }: Goal) => {
      return sendShown(hideGoal(queryClient, id), () => client.goals.delete({ id }))
    },
    onSuccess: ({ undoId }, { name, targetCents }) => {
      const what = copy.goalOf(name, formatReais(cents(targetCents)))
      toastWithUndo(copy.deleted, () => void undo(undoId), what)
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['goals']),
  })
}
