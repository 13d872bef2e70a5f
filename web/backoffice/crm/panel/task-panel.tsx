import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeleteTask } from '#backoffice/crm/changes/use-delete-task.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { useExecution } from '#backoffice/crm/execution/use-execution.tsx'
import { TaskDialog } from '#backoffice/crm/form/task-dialog.tsx'
import { TaskCard } from '#backoffice/crm/panel/task-card.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import classes from './task-panel.module.css'

type Asked = { kind: 'form' | 'remove'; task: WorkedTask | null; opening: number }

/** What is and was to be done for one person. */
export function TaskPanel({ userId }: { userId: string }) {
  const query = useQuery(adminApi.crm.tasks.ofPerson.queryOptions({ input: { userId } }))
  const [asked, setAsked] = useState<Asked | null>(null)
  const [opened, setOpened] = useState(false)
  const { execute, dialog } = useExecution()
  const deletion = useDeleteTask()
  const ask = (kind: Asked['kind'], task: WorkedTask | null) => {
    setAsked((before) => ({ kind, task, opening: (before?.opening ?? 0) + 1 }))
    setOpened(true)
  }
  const frame = { opened, onClose: () => setOpened(false) }
  return (
    <section className={classes.panel} aria-labelledby="crm-tasks">
      <header className={classes.header}>
        <h2 id="crm-tasks">{copy.title}</h2>
        <Button
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => ask('form', null)}
        >
          {copy.add}
        </Button>
      </header>
      <TableStates query={query} copy={{ ...copy, empty: copy.none, emptyLead: copy.noneOfPerson }}>
        {({ items }) => (
          <ul className={classes.list}>
            {items.map((task) => (
              <TaskCard
                key={task.id}
                task={task}
                receivedAt={query.dataUpdatedAt}
                onExecute={() => execute(task)}
                onEdit={() => ask('form', task)}
                onRemove={() => ask('remove', task)}
              />
            ))}
          </ul>
        )}
      </TableStates>
      {dialog}
      {asked?.kind === 'form' ? (
        <TaskDialog key={asked.opening} userId={userId} task={asked.task} {...frame} />
      ) : null}
      {asked?.kind === 'remove' && asked.task ? (
        <ConfirmDialog
          {...frame}
          question={copy.confirmDelete}
          subject={{ name: asked.task.title }}
          confirm={copy.remove}
          onConfirm={() => {
            if (asked.task) deletion.mutate(asked.task.id)
            setOpened(false)
          }}
        />
      ) : null}
    </section>
  )
}
