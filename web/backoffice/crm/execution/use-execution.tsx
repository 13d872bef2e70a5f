import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { useState } from 'react'
import { tellFailure, useTaskAction } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { ExecutionDialog } from '#backoffice/crm/execution/execution-dialog.tsx'
import { adminClient } from '#connection/admin/admin-client.ts'

/** The dialog of a call, and what opens it: the timer starts with it, or runs already. */
export function useExecution() {
  const [open, setOpen] = useState<{ task: CrmTask; opening: number } | null>(null)
  const [opened, setOpened] = useState(false)
  const start = useTaskAction((id: string) => adminClient.crm.tasks.start({ id }), {
    failed: (failure) => {
      setOpened(false)
      tellFailure(copy.startFailed, copy.error)(failure)
    },
  })
  const execute = (task: CrmTask) => {
    setOpen((before) => ({ task, opening: (before?.opening ?? 0) + 1 }))
    setOpened(true)
    if (!task.isRunning) start.mutate(task.id)
  }
  const dialog = open ? (
    <ExecutionDialog
      key={open.opening}
      task={open.task}
      opened={opened}
      isStarting={start.isPending}
      onResume={() => start.mutate(open.task.id)}
      onClose={() => setOpened(false)}
    />
  ) : null
  return { execute, dialog }
}
