import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { Button } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { executionCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { Elapsed } from '#backoffice/crm/task/elapsed.tsx'
import classes from './execution.module.css'

type Props = { task: WorkedTask; receivedAt: number; isStarting: boolean; onResume: () => void }

/** Who is being called, and for how long. */
export function Clock({ task, receivedAt, isStarting, onResume }: Props) {
  const { person, operator, isRunning } = task
  const isPaused = !isRunning && task.status === 'pending' && !isStarting
  return (
    <div className={classes.clock}>
      <div className={classes.person}>
        <strong>{person.name}</strong>
        {person.phone ? (
          <a href={`tel:+${person.phone}`}>
            <IconPhone size={15} aria-hidden="true" /> {writePhone(person.phone)}
          </a>
        ) : null}
        {person.email ? (
          <a href={`mailto:${person.email}`}>
            <IconMail size={15} aria-hidden="true" /> {person.email}
          </a>
        ) : null}
      </div>
      <div className={classes.elapsed}>
        <span className={classes.quiet}>{isPaused ? copy.paused : copy.elapsed}</span>
        <span className={classes.time}>
          <Elapsed task={task} receivedAt={receivedAt} />
        </span>
        {isRunning && operator && !operator.isYou ? (
          <span className={classes.quiet}>{crmCopy.runningBy(operator.name)}</span>
        ) : null}
        {isPaused ? (
          <Button size="xs" variant="light" onClick={onResume}>
            {copy.resume}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
