import type { CrmTask, TaskDraft, WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { useState } from 'react'
import { useSaveTask } from '#backoffice/crm/changes/use-save-task.ts'
import { crmCopy as copy, formCopy, priorityWords, typeWords } from '#backoffice/crm/crm.copy.ts'
import { formOf, newForm } from '#backoffice/crm/form/task-form.model.ts'
import { TaskForm } from '#backoffice/crm/form/task-form.tsx'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { newId } from '#connection/ids.ts'
import type { Facts } from '#design/page/version-choice.tsx'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { formatDay } from '#format/days.ts'

type Props = {
  userId: string
  /** The one to edit; null for a new one. */
  task: WorkedTask | null
  opened: boolean
  onClose: () => void
}

/** Writes a task for somebody, or edits one, which then waits again. */
export function TaskDialog({ userId, task, opened, onClose }: Props) {
  const [id] = useState(newId)
  const [initial] = useState(() => (task ? formOf(task) : newForm))
  const { submit, stale, isSaving } = useVersionedSave<TaskDraft, CrmTask>(useSaveTask(userId), {
    id,
    staleOf: (failure) => staleVersions<CrmTask>(failure, 'crm.stale'),
  })
  return (
    <VersionDialog
      title={task ? copy.edit : copy.add}
      opened={opened}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(draftOf(yours), stored, onClose)}
    >
      <TaskForm
        initial={initial}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, task, onClose)}
      />
    </VersionDialog>
  )
}

function draftOf({ title, description, type, priority, dueDate }: CrmTask): TaskDraft {
  return { title, description, type, priority, dueDate }
}

function factsOf({ title, description, type, priority, dueDate }: CrmTask): Facts {
  return [
    [formCopy.title, title],
    [formCopy.description, description ?? formCopy.noDue],
    [formCopy.type, typeWords[type]],
    [formCopy.priority, priorityWords[priority]],
    [formCopy.due, dueDate ? formatDay(dueDate) : formCopy.noDue],
  ]
}
