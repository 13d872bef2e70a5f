import type { CrmTask, WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { fillScript, scriptTypeOf } from '@lya/core/backoffice/crm/script.ts'
import type {
  TaskAutomation,
  TaskPriority,
  TaskStatus,
  TaskType,
} from '@lya/core/backoffice/crm/task.ts'
import { elapsedSeconds, type Timer } from '@lya/core/backoffice/crm/timer.ts'
import { type FoundScript, scriptValues } from '#backoffice/scripts/index.ts'

/** A task with its person, as the queries read it; moments in ISO and UTC. */
export interface TaskRow {
  id: string
  user_id: string
  person_name: string
  person_email: string | null
  person_phone: string | null
  trial_end_date: string | null
  title: string
  description: string | null
  task_type: TaskType
  priority: TaskPriority
  due_date: string | null
  status: TaskStatus
  automation_type: TaskAutomation | null
  call_attempts: number
  call_answered: boolean
  whatsapp_sent: boolean
  timer_active: boolean
  started_at: string | null
  call_duration: number
  call_notes: string
  call_script_type: string | null
  completed_at: string | null
  created_at: string
  operador_id: string | null
  operator_name: string | null
  versao: number
  ordem: number
}

/** To whom a task is shown, and when. */
export interface Shown {
  viewer: { userId: string; name: string }
  now: Temporal.Instant
}

export function timerOf(row: TaskRow): Timer {
  return {
    isRunning: row.timer_active,
    startedAt: row.started_at === null ? null : Temporal.Instant.from(row.started_at),
    durationSeconds: row.call_duration,
  }
}

export function shownTask(row: TaskRow, { viewer, now }: Shown): CrmTask {
  const timer = timerOf(row)
  return {
    id: row.id,
    person: {
      id: row.user_id,
      name: row.person_name,
      email: row.person_email,
      phone: row.person_phone,
    },
    title: row.title,
    description: row.description,
    type: row.task_type,
    priority: row.priority,
    dueDate: row.due_date,
    status: row.status,
    automation: row.automation_type,
    callAttempts: row.call_attempts,
    callAnswered: row.call_answered,
    whatsappSent: row.whatsapp_sent,
    isRunning: timer.isRunning,
    elapsedSeconds: elapsedSeconds(timer, now),
    callNotes: row.call_notes,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    operator:
      row.operator_name === null
        ? null
        : { name: row.operator_name, isYou: row.operador_id === viewer.userId },
    version: row.versao,
  }
}

/** As `shownTask`, with what is to be said, in this operator's name. */
export function workedTask(
  row: TaskRow,
  shown: Shown & { scripts: ReadonlyMap<string, FoundScript>; publicUrl: string },
): WorkedTask {
  const { automation_type: automation, task_type: type, call_script_type } = row
  const script = shown.scripts.get(scriptTypeOf({ script: call_script_type, automation, type }))
  const values = scriptValues({
    person: { name: row.person_name, trialEndDate: row.trial_end_date },
    operatorName: shown.viewer.name,
    now: shown.now,
    publicUrl: shown.publicUrl,
  })
  return {
    ...shownTask(row, shown),
    script: script
      ? { title: fillScript(script.title, values), content: fillScript(script.content, values) }
      : null,
    whatsappText: fillScript(script?.whatsappTemplate ?? '', values),
  }
}
