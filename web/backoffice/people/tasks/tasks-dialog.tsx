import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import {
  type TaskPriority,
  type TaskType,
  taskPriorities,
  taskTypes,
} from '@lya/core/backoffice/crm/task.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { tasksCopy as copy, priorityWords, typeWords } from '#backoffice/people/tasks/tasks.copy.ts'
import { useCreateTasks } from '#backoffice/people/tasks/use-create-tasks.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { DayField } from '#design/days/day-field.tsx'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import { isDay } from '#format/day-arithmetic.ts'
import classes from '../people.module.css'

type Props = { people: readonly AdminPerson[]; onClose: () => void; onDone: () => void }

/** The same task for everybody who was chosen. */
export function TasksDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <DialogSheet opened={opened} title={copy.title(props.people.length)} onClose={props.onClose}>
      <Form {...props} />
    </DialogSheet>
  )
}

function Form({ people, onClose, onDone }: Props) {
  const [title, setTitle] = useState('')
  const [type, setType] = useState<TaskType>('call')
  const [priority, setPriority] = useState<TaskPriority>('medium')
  const [due, setDue] = useState('')
  const [problem, setProblem] = useState<{ title?: string; due?: string; whole?: string }>({})
  const create = useCreateTasks(people.map(({ userId }) => userId))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    if (title.trim() === '') return setProblem({ title: copy.nameMissing })
    if (due !== '' && !isDay(due)) return setProblem({ due: copy.dueInvalid })
    setProblem({})
    create.mutate(
      { title, type, priority, dueDate: due === '' ? null : due },
      {
        onSuccess: ({ done, failure }) => {
          if (failure !== null) {
            const whole = `${copy.partly(done, people.length)} ${refusalSentence(failure)}`
            return setProblem({ whole })
          }
          toastSuccess({ title: copy.done(done) })
          onDone()
        },
      },
    )
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={copy.name}
        value={title}
        maxLength={limits.descriptionLengthMax}
        error={problem.title}
        data-autofocus
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NativeSelect
        label={copy.type}
        data={taskTypes.map((value) => ({ value, label: typeWords[value] }))}
        value={type}
        // The options are these and no others.
        onChange={(event) => setType(event.currentTarget.value as TaskType)}
      />
      <NativeSelect
        label={copy.priority}
        data={taskPriorities.map((value) => ({ value, label: priorityWords[value] }))}
        value={priority}
        // As above.
        onChange={(event) => setPriority(event.currentTarget.value as TaskPriority)}
      />
      <DayField
        label={copy.dueDate}
        value={due}
        error={problem.due}
        meant="ahead"
        onChange={setDue}
      />
      {problem.whole ? <p role="alert">{problem.whole}</p> : null}
      <Group justify="flex-end" gap={12}>
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {copy.confirm}
        </Button>
      </Group>
    </form>
  )
}
