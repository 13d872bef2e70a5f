import type { CrmTask, TaskDraft } from '@lya/contract/backoffice/crm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showTask, tellFailure } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useSaveOnce } from '#connection/changes/use-save-once.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastSuccess } from '#design/toast/toast.ts'

type Save = {
  draft: TaskDraft
  edited: CrmTask | null
  /** Of a new one; the same at each try, so that a repeat creates nothing twice. */
  id: string
}

/** Creates or edits a task of somebody. */
export function useSaveTask(userId: string) {
  const queryClient = useQueryClient()
  const { tasks } = adminClient.crm
  return useSaveOnce({
    mutationFn: ({ draft, edited, id }: Save) =>
      edited
        ? tasks.update({ ...draft, id: edited.id, version: edited.version })
        : tasks.create({ ...draft, id, userId }),
    onSuccess: ({ task }, { edited }) => {
      showTask(queryClient, task)
      toastSuccess({ title: edited ? copy.updated : copy.created })
    },
    onError: (failure) => {
      // The dialog itself shows both versions of a stale edit.
      if (!staleVersions(failure, 'crm.stale')) tellFailure(copy.saveFailed)(failure)
    },
    onSettled: () => refreshTopics(queryClient, ['admin:crm']),
  })
}
