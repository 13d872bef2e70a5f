import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { callAttemptsMax } from '@lya/core/backoffice/crm/task.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { adminPaths, personPath } from '#app/back-office/admin-paths.ts'
import { useCompleteTask, useLogCall } from '#backoffice/crm/changes/use-task-action.ts'
import { widgetCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { useExecution } from '#backoffice/crm/execution/use-execution.tsx'
import { Badges } from '#backoffice/crm/task/badges.tsx'
import { Elapsed } from '#backoffice/crm/task/elapsed.tsx'
import { useNextRow } from '#backoffice/crm/task/use-next-row.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import classes from './today-widget.module.css'

/** Midnight, and whatever nobody announced. */
const refetchMs = 60_000

/** What is to be done today, for the dashboard; asks for the right 'support'. */
export function TodayWidget() {
  const query = useQuery({ ...adminApi.crm.tasks.today.queryOptions(), refetchInterval: refetchMs })
  const { execute, dialog } = useExecution()
  const { data, dataUpdatedAt, isError, error } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const { list, leave, stay } = useNextRow(data?.items ?? [], heading)
  return (
    <section className={classes.widget} aria-labelledby="crm-today">
      <header className={classes.header}>
        <h2 ref={heading} id="crm-today" tabIndex={-1}>
          {copy.title}
        </h2>
        {data && data.total > data.items.length ? (
          <Link to={adminPaths.tasks} className={classes.all}>
            {copy.all(data.total)}
          </Link>
        ) : null}
      </header>
      {query.isPending ? (
        <ListSkeleton loading={crmCopy.loading} rows={3} heightPx={56} marginPx={4} />
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={crmCopy.error}
          message={`${copy.loadFailed}. ${refusalSentence(error)}`}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {isError && data ? <p role="alert">{crmCopy.loadFailed}</p> : null}
      {data?.items.length === 0 ? <EmptyState title={copy.none} message={copy.noneLead} /> : null}
      <ul ref={list} className={classes.list}>
        {data?.items.map((task) => (
          <Row
            key={task.id}
            task={task}
            receivedAt={dataUpdatedAt}
            onLeave={() => leave(task.id)}
            onStay={stay}
            onExecute={() => {
              // The call may end with the task done.
              leave(task.id)
              execute(task)
            }}
          />
        ))}
      </ul>
      {dialog}
    </section>
  )
}

type ActionsProps = {
  task: CrmTask
  onExecute: () => void
  /** It is being completed, and its row may go; or it stays after all. */
  onLeave: () => void
  onStay: () => void
}
type RowProps = ActionsProps & { receivedAt: number }

function Row({ receivedAt, ...actions }: RowProps) {
  const { task } = actions
  const { person, isRunning } = task
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{task.title}</strong>
        <span className={classes.quiet}>
          <Link to={personPath(person.id)}>{person.name}</Link>
          {person.phone ? ` · ${writePhone(person.phone)}` : null}
          {person.email ? ` · ${person.email}` : null}
        </span>
        <span className={classes.line}>
          <Badges task={task} />
          {isRunning ? <Elapsed task={task} receivedAt={receivedAt} /> : null}
        </span>
      </div>
      {task.status === 'pending' ? <Actions {...actions} /> : null}
    </li>
  )
}

function Actions({ task, onExecute, onLeave, onStay }: ActionsProps) {
  const logCall = useLogCall()
  const complete = useCompleteTask(crmCopy.error)
  return (
    <div className={classes.actions}>
      <Button size="xs" onClick={onExecute}>
        {task.isRunning ? crmCopy.goOn : crmCopy.start}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={logCall.isPending}
        disabled={task.callAttempts >= callAttemptsMax}
        onClick={() => logCall.mutate(task)}
      >
        {crmCopy.logCall}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={complete.isPending}
        onClick={() => {
          onLeave()
          complete.mutate(task.id, { onError: onStay })
        }}
      >
        {copy.complete}
      </Button>
    </div>
  )
}
