import type { Category } from '@lya/contract/money/categories.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { showCategory } from '#money/categories/changes/list-cache.ts'
import type { CategoryDraft } from '#money/categories/form/category-form.model.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Save = {
  draft: CategoryDraft
  edited: Category | null
  /** Of a new category; the same at each try, so that a repeat creates nothing twice. */
  id: string
}

/** Creates or edits a category; it stands in the grid before the server has answered. */
export function useSaveCategory() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useSaveOnce({
    // Without a connection it fails at once, and the form keeps what was typed.
    mutationFn: async ({ draft, edited, id }: Save) => {
      const version = (edited?.version ?? 0) + 1
      const shown = { ...draft, id: edited?.id ?? id, version }
      return sendShown(showCategory(queryClient, shown), () =>
        edited
          ? client.categories.update({ ...draft, id: edited.id, version: edited.version })
          : client.categories.create({ ...draft, id }),
      )
    },
    onSuccess: ({ undoId }, { edited, draft }) => {
      const title = edited ? copy.updated : copy.created
      const detail = edited ? copy.updatedDetail : copy.createdDetail
      toastWithUndo(title, () => void undo(undoId), detail, copy.categoryOf(draft.name, draft.type))
    },
    onError: (failure, { edited }) => {
      // The dialog itself shows both versions of a stale edit.
      if (!staleVersions(failure, 'categories.stale')) toastUnsaved(failure, edited !== null)
    },
    onSettled: () => refreshTopics(queryClient, ['categories']),
  })
}

function toastUnsaved(failure: unknown, isEdit: boolean): void {
  if (failure instanceof RefusedCall && failure.code === 'categories.target-invalid') {
    // What the server says of any category of the wrong type: here the type itself was changed.
    toastError({ title: copy.updateFailed, message: copy.typeInUse })
    return
  }
  toastFailure(failure, {
    refused: isEdit ? copy.updateFailed : copy.createFailed,
    unexpected: isEdit ? copy.updateUnexpected : copy.createUnexpected,
  })
}
