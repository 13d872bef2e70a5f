import type { Category } from '@lya/contract/money/categories.ts'
import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { formatReais } from '#format/amounts.ts'
import { showInList } from '#money/recurring/changes/list-cache.ts'
import { toastAbout } from '#money/recurring/changes/toast-about.ts'
import type { PaymentDraft } from '#money/recurring/form/payment-form.model.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import { useUndo } from '#money/undo/use-undo.ts'

type Save = {
  draft: PaymentDraft
  edited: RecurringPayment | null
  /** Of a new payment; the same at each try, so that a repeat creates nothing twice. */
  id: string
}

/** Creates or edits a payment; it stands in the list before the server has answered. */
export function useSavePayment(categories: readonly Category[]) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useSaveOnce({
    // Without a connection it fails at once, and the form keeps what was typed.
    mutationFn: async (save: Save) => {
      const { draft, edited, id } = save
      return sendShown(showInList(queryClient, preview(save, categories)), () =>
        edited
          ? client.recurring.update({ ...draft, id: edited.id, version: edited.version })
          : client.recurring.create({ ...draft, id }),
      )
    },
    onSuccess: ({ payment, undoId }, { edited }) => {
      const what = copy.billOf(payment.name, formatReais(cents(payment.amountCents)))
      const title = edited ? copy.updated : copy.created
      toastAbout(payment, { title, what, undo: () => void undo(undoId) })
    },
    onError: (failure, { edited }) => {
      // The dialog itself shows both versions of a stale edit.
      if (edited && staleVersions(failure, 'recurring.stale')) return
      toastError({
        title: edited ? copy.updateFailed : copy.createFailed,
        message: refusalSentence(failure),
      })
    },
    onSettled: () => refreshTopics(queryClient, ['recurring']),
  })
}

/** What the list shows until the server has answered; the list itself judges its status. */
function preview({ draft, edited, id }: Save, categories: readonly Category[]): RecurringPayment {
  const category = categories.find((one) => one.id === draft.categoryId)
  return {
    ...draft,
    id: edited?.id ?? id,
    category: category?.name ?? null,
    categoryIcon: category?.icon ?? null,
    lastPaidDate: edited?.lastPaidDate ?? null,
    paidUndoId: edited?.paidUndoId ?? null,
    status: 'pending',
    daysLeft: 0,
    version: (edited?.version ?? 0) + 1,
  }
}
