import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

const titles = { refused: copy.copyFailed, unexpected: copy.copyUnexpected }

/** Copies last month's budgets into a month (`YYYY-MM`), all undone together. */
export function useCopyBudgets() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (month: string) => client.budgets.copy({ month }),
    onSuccess: ({ copied, undoId }) => {
      toastWithUndo(copy.copied(copied), () => void undo(undoId))
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['budgets']),
  })
}
