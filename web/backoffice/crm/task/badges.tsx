import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { shownState } from '@lya/core/backoffice/crm/task.ts'
import { crmCopy as copy, priorityWords, stateWords, typeWords } from '#backoffice/crm/crm.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import classes from './badges.module.css'

const stateTones = {
  completed: 'good',
  cancelled: 'calm',
  running: 'strong',
  pending: 'calm',
} as const
const priorityTones = { high: 'bad', medium: 'warning', low: 'calm' } as const

/** What a task is, at a glance. */
export function Badges({ task }: { task: CrmTask }) {
  const state = shownState(task)
  return (
    <span className={classes.badges}>
      <Pill tone={stateTones[state]}>{stateWords[state]}</Pill>
      <Pill>{typeWords[task.type]}</Pill>
      <Pill tone={priorityTones[task.priority]}>{priorityWords[task.priority]}</Pill>
      {task.automation ? <Pill>{copy.automatic}</Pill> : null}
    </span>
  )
}
