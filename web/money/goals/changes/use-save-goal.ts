import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { now } from '#connection/clock.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { formatReais } from '#format/amounts.ts'
import { showGoal } from '#money/goals/changes/list-cache.ts'
import type { GoalDraft } from '#money/goals/form/goal-form.model.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Save = {
  draft: GoalDraft
  edited: Goal | null
  /** Of a new goal; the same at each try, so that a repeat creates nothing twice. */
  id: string
}

const createTitles = { refused: copy.createFailed, unexpected: copy.createUnexpected }
const updateTitles = { refused: copy.updateFailed, unexpected: copy.updateUnexpected }

/** Creates or edits a goal; it stands in the list before the server has answered. */
export function useSaveGoal() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useSaveOnce({
    // Without a connection it fails at once, and the form keeps what was typed.
    mutationFn: async (save: Save) => {
      const { draft, edited, id } = save
      return sendShown(showGoal(queryClient, preview(save)), () =>
        edited
          ? client.goals.update({ ...draft, id: edited.id, version: edited.version })
          : client.goals.create({ ...draft, id }),
      )
    },
    onSuccess: ({ goal, undoId }, { edited }) => {
      const what = copy.goalOf(goal.name, formatReais(cents(goal.targetCents)))
      toastWithUndo(edited ? copy.updated : copy.created, () => void undo(undoId), what)
    },
    onError: (failure, { edited }) => {
      // The dialog itself shows both versions of a stale edit.
      if (edited && staleVersions(failure, 'goals.stale')) return
      toastFailure(failure, edited ? updateTitles : createTitles)
    },
    onSettled: () => refreshTopics(queryClient, ['goals']),
  })
}

/** What the list shows until the server has answered; the list itself judges its progress. */
function preview({ draft, edited, id }: Save): Goal {
  return {
    ...draft,
    id: edited?.id ?? id,
    percent: 0,
    isComplete: false,
    isActive: edited?.isActive ?? true,
    version: edited?.version ?? 1,
    createdAt: edited?.createdAt ?? now(),
  }
}
