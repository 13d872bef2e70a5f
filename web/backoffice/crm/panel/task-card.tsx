import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { callAttemptsMax, mayWhatsApp } from '@lya/core/backoffice/crm/task.ts'
import { Button } from '@mantine/core'
import { IconPhonePlus, IconPlayerPlay } from '@tabler/icons-react'
import { useLogCall, useMarkWhatsApp } from '#backoffice/crm/changes/use-task-action.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { AutomaticFacts } from '#backoffice/crm/panel/automatic-facts.tsx'
import { RunningBanner } from '#backoffice/crm/panel/running-banner.tsx'
import { Badges } from '#backoffice/crm/task/badges.tsx'
import { WhatsAppButton } from '#backoffice/crm/task/whatsapp-button.tsx'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { formatDay } from '#format/days.ts'
import classes from './task-panel.module.css'

type Props = {
  task: WorkedTask
  receivedAt: number
  onExecute: () => void
  onEdit: () => void
  onRemove: () => void
}

export function TaskCard({ task, receivedAt, onExecute, onEdit, onRemove }: Props) {
  const isPending = task.status === 'pending'
  const isRunning = isPending && task.isRunning
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <h3>{task.title}</h3>
        <Badges task={task} />
      </div>
      {task.description ? <p className={classes.words}>{task.description}</p> : null}
      <p className={classes.quiet}>
        {task.dueDate ? copy.due(formatDay(task.dueDate)) : copy.noDue}
      </p>
      {isRunning ? <RunningBanner {...{ task, receivedAt, onExecute }} /> : null}
      {task.automation ? <AutomaticFacts task={task} receivedAt={receivedAt} /> : null}
      <div className={classes.actions}>
        {isPending && !isRunning ? (
          <Button
            size="xs"
            leftSection={<IconPlayerPlay size={15} aria-hidden="true" />}
            onClick={onExecute}
          >
            {copy.start}
          </Button>
        ) : null}
        {isPending ? <PendingActions task={task} /> : null}
        <span className={classes.end}>
          <EditAndRemove
            name={task.title}
            copy={copy}
            onEdit={onEdit}
            onRemove={onRemove}
            isDense
          />
        </span>
      </div>
    </li>
  )
}

function PendingActions({ task }: { task: WorkedTask }) {
  const logCall = useLogCall()
  const markWhatsApp = useMarkWhatsApp()
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPhonePlus size={15} aria-hidden="true" />}
        loading={logCall.isPending}
        disabled={task.callAttempts >= callAttemptsMax}
        onClick={() => logCall.mutate(task)}
      >
        {copy.logCall}
      </Button>
      {mayWhatsApp(task) ? (
        <WhatsAppButton
          task={task}
          label={copy.whatsApp}
          size="xs"
          onOpened={() => markWhatsApp.mutate(task.id)}
        />
      ) : null}
    </>
  )
}
