import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastSuccess } from '#design/toast/toast.ts'

export function useDeleteTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => adminClient.crm.tasks.delete({ id }),
    onSuccess: () => void toastSuccess({ title: copy.deleted }),
    onError: tellFailure(copy.deleteFailed),
    onSettled: () => refreshTopics(queryClient, ['admin:crm']),
  })
}
