import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { pageCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { Badges } from '#backoffice/crm/task/badges.tsx'
import { Elapsed } from '#backoffice/crm/task/elapsed.tsx'
import { momentText } from '#backoffice/crm/task/moment-text.ts'
import { formatDay } from '#format/days.ts'
import classes from './tasks-page.module.css'

type Props = {
  task: CrmTask
  receivedAt: number
  isBusy: boolean
  onComplete: () => void
  onCancel: () => void
}

export function TaskRow({ task, receivedAt, isBusy, onComplete, onCancel }: Props) {
  const { person } = task
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h2>{task.title}</h2>
        <Badges task={task} />
        {task.description ? <p className={classes.quiet}>{task.description}</p> : null}
        <Counters task={task} receivedAt={receivedAt} />
      </div>
      <div className={classes.who}>
        <strong>{person.name}</strong>
        <span className={classes.quiet}>{person.email}</span>
        <span className={classes.quiet}>{person.phone ? writePhone(person.phone) : null}</span>
      </div>
      <div className={classes.actions}>
        <Button size="xs" variant="default" component={Link} to={personPath(person.id)}>
          {copy.openProfile}
        </Button>
        {task.status === 'pending' ? (
          <>
            <Button size="xs" loading={isBusy} onClick={onComplete}>
              {copy.complete}
            </Button>
            <Button size="xs" variant="subtle" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}

function Counters({ task, receivedAt }: { task: CrmTask; receivedAt: number }) {
  const { dueDate, callAttempts, whatsappSent, status, isRunning, completedAt } = task
  return (
    <p className={classes.counters}>
      <span>{dueDate ? crmCopy.due(formatDay(dueDate)) : crmCopy.noDue}</span>
      {callAttempts > 0 ? <span>{copy.calls(callAttempts)}</span> : null}
      {whatsappSent ? <span>{copy.sent}</span> : null}
      {status === 'pending' && isRunning ? (
        <span>
          {copy.running} <Elapsed task={task} receivedAt={receivedAt} />
        </span>
      ) : null}
      {completedAt ? <span>{crmCopy.completedOn(momentText(completedAt))}</span> : null}
    </p>
  )
}
