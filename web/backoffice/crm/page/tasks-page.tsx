import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import {
  tellFailure,
  useCompleteTask,
  useTaskAction,
} from '#backoffice/crm/changes/use-task-action.ts'
import { pageCopy as copy, crmCopy, shownWords } from '#backoffice/crm/crm.copy.ts'
import { FilterBar } from '#backoffice/crm/page/filter-bar.tsx'
import { type Filters, readFilters, writeFilters } from '#backoffice/crm/page/filters.model.ts'
import { TaskRow } from '#backoffice/crm/page/task-row.tsx'
import { useNextRow } from '#backoffice/crm/page/use-next-row.ts'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import classes from './tasks-page.module.css'

/** Midnight, and whatever nobody announced. */
const refetchMs = 60_000

/** Every task of everybody, found by the server. */
export function TasksPage() {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const change = (next: Filters) => setParams(writeFilters(next), { replace: true })
  const asked = useDeferredValue(params.toString())
  const query = useTasks(readFilters(new URLSearchParams(asked)))
  const [first] = query.data?.pages ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={adminPaths.home} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" /> {copy.back}
        </Link>
        <div className={classes.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {crmCopy.title}
          </h1>
          {filters.due === 'today' ? <span className={classes.today}>{copy.today}</span> : null}
          <Link to={adminPaths.scripts} className={classes.scripts}>
            {copy.scripts}
          </Link>
        </div>
        <p className={classes.quiet} role="status">
          {first ? shownWords({ ...filters, shown: first.shown, total: first.total }) : ' '}
        </p>
      </header>
      <FilterBar filters={filters} onChange={change} />
      <TaskRows query={query} heading={heading} />
    </div>
  )
}

function useTasks(filters: Filters) {
  return useInfiniteQuery({
    ...adminApi.crm.tasks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filters, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  })
}

type RowsProps = {
  query: ReturnType<typeof useTasks>
  heading: RefObject<HTMLElement | null>
}

function TaskRows({ query, heading }: RowsProps) {
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
