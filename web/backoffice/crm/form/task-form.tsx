import type { TaskDraft } from '@lya/contract/backoffice/crm.ts'
import { taskPriorities, taskTypes } from '@lya/core/backoffice/crm/task.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { formCopy as copy, priorityWords, typeWords } from '#backoffice/crm/crm.copy.ts'
import { Choice } from '#backoffice/crm/form/choice.tsx'
import {
  type FormProblems,
  type FormValues,
  readForm,
} from '#backoffice/crm/form/task-form.model.ts'
import { DayField } from '#design/days/day-field.tsx'
import classes from './task-form.module.css'

type Props = {
  initial: FormValues
  isSaving: boolean
  onCancel: () => void
  onSubmit: (draft: TaskDraft) => void
}

export function TaskForm(props: Props) {
  const [values, setValues] = useState(props.initial)
  const [problems, setProblems] = useState<FormProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...change }))
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readForm(values)
    if ('draft' in reading) return props.onSubmit(reading.draft)
    setProblems(reading.problems)
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={copy.title}
        placeholder={copy.titleHint}
        required
        data-autofocus
        autoComplete="off"
        maxLength={limits.descriptionLengthMax}
        value={values.title}
        error={problems.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Details values={values} onChange={set} />
      <DayField
        name="dueDate"
        meant="ahead"
        label={copy.due}
        isRequired={false}
        value={values.dueDate}
        error={problems.dueDate}
        onChange={(dueDate) => set({ dueDate })}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={props.isSaving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

type DetailsProps = { values: FormValues; onChange: (change: Partial<FormValues>) => void }

function Details({ values, onChange: set }: DetailsProps) {
  return (
    <>
      <Textarea
        label={copy.description}
        size="md"
        rows={3}
        maxLength={limits.notesLengthMax}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <Choice
          label={copy.type}
          values={taskTypes}
          words={typeWords}
          value={values.type}
          onChoose={(type) => set({ type })}
        />
        <Choice
          label={copy.priority}
          values={taskPriorities}
          words={priorityWords}
          value={values.priority}
          onChoose={(priority) => set({ priority })}
        />
      </div>
    </>
  )
}
