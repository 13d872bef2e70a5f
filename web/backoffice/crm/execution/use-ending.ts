import { tellFailure, useTaskAction } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import type { useProgress } from '#backoffice/crm/execution/use-progress.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { toastSuccess } from '#design/toast/toast.ts'

/** The two ways out of a call: it goes on another time, or it is done. */
export function useEnding({
  progress,
  onClose,
}: {
  progress: ReturnType<typeof useProgress>
  onClose: () => void
}) {
  const { tasks } = adminClient.crm
  const pause = useTaskAction(
    async (id: string) => tasks.pause({ id, ...(await progress.settled()) }),
    { done: onClose, failed: tellFailure(copy.pauseFailed) },
  )
  const complete = useTaskAction(
    async (id: string) => tasks.complete({ id, ...(await progress.settled()) }),
    {
      done: () => {
        onClose()
        toastSuccess({ title: copy.completed, message: copy.completedLead })
      },
      failed: tellFailure(copy.finishFailed),
    },
  )
  return { pause, complete }
}
