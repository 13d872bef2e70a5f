import type { Budget } from '@lya/contract/money/budgets.ts'
import type { Category } from '@lya/contract/money/categories.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { changedAmount } from '#money/budgets/changes/budgets.model.ts'
import { showBudget } from '#money/budgets/changes/budgets-cache.ts'
import type { BudgetDraft } from '#money/budgets/form/budget-form.model.ts'
import { monthName } from '#money/budgets/month/month.model.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Save = {
  draft: BudgetDraft
  edited: Budget | null
  /** Of a new budget; the same at each try, so that a repeat creates nothing twice. */
  id: string
}

const createTitles = { refused: copy.createFailed, unexpected: copy.createUnexpected }
const updateTitles = { refused: copy.updateFailed, unexpected: copy.updateUnexpected }

/** Creates a budget or changes its amount; it is shown before the server has answered. */
export function useSaveBudget(categories: readonly Category[]) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useSaveOnce({
    // Without a connection it fails at once, and the form keeps what was typed.
    mutationFn: async (save: Save) => {
      const { draft, edited, id } = save
      const { amountCents } = draft
      return sendShown(showBudget(queryClient, preview(save, categories)), () =>
        edited
          ? client.budgets.update({ id: edited.id, amountCents, version: edited.version })
          : client.budgets.create({ ...draft, id }),
      )
    },
    onSuccess: ({ budget, undoId }, { edited }) => {
      const what = copy.budgetOf(budget.category, monthName(budget.month))
      toastWithUndo(edited ? copy.updated : copy.created, () => void undo(undoId), what)
    },
    onError: (failure, { edited }) => {
      // The dialog itself shows both versions of a stale edit.
      if (edited && staleVersions(failure, 'budgets.stale')) return
      toastFailure(failure, edited ? updateTitles : createTitles)
    },
    onSettled: () => refreshTopics(queryClient, ['budgets']),
  })
}

function preview({ draft, edited, id }: Save, categories: readonly Category[]): Budget {
  const amount = cents(draft.amountCents)
  if (edited) return changedAmount(edited, amount)
  const category = categories.find((one) => one.id === draft.categoryId)
  return {
    id,
    month: draft.month,
    categoryId: draft.categoryId,
    category: category?.name ?? '',
    categoryIcon: category?.icon ?? '',
    plannedCents: amount,
    spentCents: 0,
    percent: 0,
    version: 1,
  }
}
