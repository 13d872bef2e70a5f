import type { Category } from '@lya/contract/money/categories.ts'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { isUnanswered } from '#connection/outbox/only-sender.ts'
import { take } from '#connection/outbox/outbox.model.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { failureWords } from '#design/toast/failure-words.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { formatSigned } from '#format/amounts.ts'
import { showInLists } from '#money/transactions/changes/list-cache.ts'
import type { TransactionDraft } from '#money/transactions/form/transaction-form.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import { waitingCopy } from '#money/transactions/waiting/waiting.copy.ts'
import { changeWaiting } from '#money/transactions/waiting/waiting-store.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Save = {
  draft: TransactionDraft
  edited: Transaction | null
  /** Of a new transaction; the same at each try, so that a repeat registers nothing twice. */
  id: string
}

/** Creates or edits a transaction; it stands in the lists before the server has answered. */
export function useSaveTransaction(categories: readonly Category[]) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const { userId } = useSignedIn()
  return useSaveOnce({
    // Without a connection a new one is kept for later; an edit fails, and the form keeps it.
    mutationFn: async (save: Save) => {
      const { draft, edited } = save
      const shown = preview(save, categories)
      try {
        return await sendShown(showInLists(queryClient, shown), () =>
          edited
            ? client.transactions.update({ ...draft, id: edited.id, version: edited.version })
            : client.transactions.create({ ...draft, id: shown.id }),
        )
      } catch (failure) {
        if (edited || !isUnanswered(failure) || !keepWaiting(userId, shown, draft)) throw failure
        return null
      }
    },
    onSuccess: (saved, { edited, draft }) => {
      if (saved === null) {
        toastSuccess({ title: waitingCopy.kept, message: waitingCopy.later })
        return
      }
      const amount = formatSigned(cents(draft.amountCents), draft.type)
      const title = edited ? copy.updated : copy.created
      toastWithUndo(title, () => void undo(saved.undoId), copy.saved(draft.description, amount))
    },
    onError: (failure, { edited }) => {
      // The dialog itself shows both versions of a stale edit.
      if (staleVersions(failure, 'transactions.stale')) return
      toastError({
        title: edited ? copy.updateFailed : copy.createFailed,
        message: failureWords(failure),
      })
    },
    onSettled: () => refreshTopics(queryClient, ['transactions']),
  })
}

/** @returns Whether this browser keeps it until it can be sent. */
function keepWaiting(userId: string, shown: Transaction, draft: TransactionDraft): boolean {
  const { id, category: name, categoryIcon } = shown
  const category = name === null ? null : { name, icon: categoryIcon ?? '' }
  return changeWaiting((all) => [
    ...take(all, id),
    { id, userId, draft, category, status: 'queued', problem: null },
  ])
}

/** What the lists show until the server has answered. */
function preview({ draft, edited, id }: Save, categories: readonly Category[]): Transaction {
  const category = categories.find((one) => one.id === draft.categoryId)
  return {
    ...draft,
    id: edited?.id ?? id,
    category: category?.name ?? null,
    categoryIcon: category?.icon ?? null,
    version: (edited?.version ?? 0) + 1,
    // Newer than anything stored: the newest of its day until the server gives its own moment.
    createdAt: edited?.createdAt ?? '9999-12-31T00:00:00Z',
  }
}
