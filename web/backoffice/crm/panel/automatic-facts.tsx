import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { callAttemptsMax } from '@lya/core/backoffice/crm/task.ts'
import { Progress } from '@mantine/core'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { Elapsed } from '#backoffice/crm/task/elapsed.tsx'
import { momentText } from '#backoffice/crm/task/moment-text.ts'
import classes from './task-panel.module.css'

/** How far a task of the trial has come. */
export function AutomaticFacts({ task, receivedAt }: { task: CrmTask; receivedAt: number }) {
  const { callAttempts, callAnswered, callNotes, completedAt } = task
  const percent = callAnswered ? 100 : Math.min(100, (callAttempts / callAttemptsMax) * 100)
  const words = [copy.attemptsOf(callAttempts), ...(callAnswered ? [copy.answered] : [])]
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{copy.progress}</dt>
        <dd>
          {words.join(', ')}
          <Progress value={percent} size="sm" aria-label={copy.progress} />
        </dd>
      </div>
      <div>
        <dt>{copy.callTime}</dt>
        <dd>
          <Elapsed task={task} receivedAt={receivedAt} />
        </dd>
      </div>
      {completedAt ? (
        <div>
          <dt className="lya-hidden">{copy.completed}</dt>
          <dd>{copy.completedOn(momentText(completedAt))}</dd>
        </div>
      ) : null}
      {callNotes ? (
        <div className={classes.wide}>
          <dt>{copy.notes}</dt>
          <dd className={classes.words}>{callNotes}</dd>
        </div>
      ) : null}
    </dl>
  )
}
