import type { CrmTask, TaskDraft } from '@lya/contract/backoffice/crm.ts'
import type { TaskPriority, TaskType } from '@lya/core/backoffice/crm/task.ts'
import { formCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { isDay } from '#format/day-arithmetic.ts'

/** The form as it stands on screen; an empty text for nothing. */
export type FormValues = {
  title: string
  description: string
  type: TaskType
  priority: TaskPriority
  dueDate: string
}
export type FormProblems = Partial<Record<keyof FormValues, string>>

export const newForm: FormValues = {
  ...{ title: '', description: '', type: 'call', priority: 'medium', dueDate: '' },
}

export function formOf(task: TaskDraft | CrmTask): FormValues {
  const { title, description, type, priority, dueDate } = task
  return { title, description: description ?? '', type, priority, dueDate: dueDate ?? '' }
}

/** What is filled in, or everything that stands in its way. */
export function readForm(values: FormValues): { draft: TaskDraft } | { problems: FormProblems } {
  const { title, description, dueDate, ...chosen } = values
  const hasNoDay = dueDate !== '' && !isDay(dueDate)
  if (title.trim() !== '' && !hasNoDay) {
    const draft = { title: title.trim(), description: description.trim() || null }
    return { draft: { ...draft, ...chosen, dueDate: dueDate || null } }
  }
  return {
    problems: {
      ...(title.trim() === '' ? { title: copy.titleMissing } : {}),
      ...(hasNoDay ? { dueDate: copy.dueUnreadable } : {}),
    },
  }
}
