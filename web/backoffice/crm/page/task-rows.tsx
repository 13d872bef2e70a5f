import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import {
  tellFailure,
  useCompleteTask,
  useTaskAction,
} from '#backoffice/crm/changes/use-task-action.ts'
import { pageCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { TaskRow } from '#backoffice/crm/page/task-row.tsx'
import type { useTasks } from '#backoffice/crm/page/use-tasks.ts'
import { useNextRow } from '#backoffice/crm/task/use-next-row.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import classes from './tasks-page.module.css'

type Props = {
  query: ReturnType<typeof useTasks>
  heading: RefObject<HTMLElement | null>
}

/** What was found, each task with what can be done about it. */
export function TaskRows({ query, heading }: Props) {
  const complete = useCompleteTask()
  const cancel = useTaskAction((id: string) => adminClient.crm.tasks.cancel({ id }), {
    done: () => toastSuccess({ title: crmCopy.cancelled }),
    failed: tellFailure(crmCopy.cancelFailed),
  })
  const [asked, setAsked] = useState<CrmTask | null>(null)
  const [opened, setOpened] = useState(false)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const { list: rows, leave, stay } = useNextRow(items, heading)
  const act = (action: typeof complete, { id }: CrmTask) => {
    leave(id)
    action.mutate(id, { onError: stay })
  }
  const list = { ...query, data: query.data ? { items } : undefined } as Parameters<
    typeof TableStates<{ items: CrmTask[] }>
  >[0]['query']
  const words = { loading: crmCopy.loading, loadFailed: copy.loadFailed }
  return (
    <>
      <TableStates query={list} copy={{ ...words, empty: crmCopy.none, emptyLead: copy.emptyLead }}>
        {() => (
          <ul ref={rows} className={classes.list} aria-busy={query.isPlaceholderData}>
            {items.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                receivedAt={query.dataUpdatedAt}
                isBusy={complete.isPending && complete.variables === task.id}
                onComplete={() => act(complete, task)}
                onCancel={() => {
                  setAsked(task)
                  setOpened(true)
                }}
              />
            ))}
          </ul>
        )}
      </TableStates>
      {query.hasNextPage ? (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
      <ConfirmDialog
        opened={opened && asked !== null}
        onClose={() => setOpened(false)}
        question={copy.confirmCancel}
        {...(asked ? { subject: { name: asked.title, detail: asked.person.name } } : {})}
        cancel={copy.keep}
        confirm={copy.confirmCancelYes}
        onConfirm={() => {
          if (asked) act(cancel, asked)
          setOpened(false)
        }}
      />
    </>
  )
}
