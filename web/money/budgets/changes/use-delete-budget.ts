import type { Budget } from '@lya/contract/money/budgets.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { hideBudget } from '#money/budgets/changes/budgets-cache.ts'
import { monthName } from '#money/budgets/month/month.model.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

const titles = { refused: copy.deleteFailed, unexpected: copy.deleteUnexpected }

/** Deletes a budget; it leaves the page at once and comes back when the server refuses. */
export function useDeleteBudget() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ id }: Budget) => {
      return sendShown(hideBudget(queryClient, id), () => client.budgets.delete({ id }))
    },
    onSuccess: ({ undoId }, { category, month }) => {
      const what = copy.budgetOf(category, monthName(month))
      toastWithUndo(copy.deleted, () => void undo(undoId), what)
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['budgets']),
  })
}
