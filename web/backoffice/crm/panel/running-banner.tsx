import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { Button } from '@mantine/core'
import { tellFailure, useTaskAction } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { Elapsed } from '#backoffice/crm/task/elapsed.tsx'
import { adminClient } from '#connection/admin/admin-client.ts'
import classes from './task-panel.module.css'

type Props = { task: CrmTask; receivedAt: number; onExecute: () => void }

/** Says that a call goes on, whoever started it; also after a reload. */
export function RunningBanner({ task, receivedAt, onExecute }: Props) {
  const pause = useTaskAction((id: string) => adminClient.crm.tasks.pause({ id }), {
    failed: tellFailure(copy.pauseFailed),
  })
  const { operator } = task
  return (
    <div className={classes.banner} role="status">
      <span>
        <strong>{copy.runningTitle}</strong>
        <span>
          {copy.runningLead}
          {operator && !operator.isYou ? ` ${copy.runningBy(operator.name)}` : null}
        </span>
      </span>
      <span className={classes.time} aria-live="off">
        <Elapsed task={task} receivedAt={receivedAt} />
      </span>
      <Button size="xs" variant="light" onClick={onExecute}>
        {copy.goOn}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={pause.isPending}
        onClick={() => pause.mutate(task.id)}
      >
        {copy.pause}
      </Button>
    </div>
  )
}
