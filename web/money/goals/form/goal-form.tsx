import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { DayField } from '#design/days/day-field.tsx'
import { AmountField } from '#money/fields/amount-field.tsx'
import { useFormValues } from '#money/fields/use-form-values.ts'
import {
  type FormProblems,
  type FormValues,
  type GoalDraft,
  readForm,
} from '#money/goals/form/goal-form.model.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import classes from './goal-form.module.css'

type Props = {
  /** Of this form, and of what it edits. */
  name: string
  initial: FormValues
  isSaving: boolean
  onCancel: () => void
  onSubmit: (draft: GoalDraft) => void
}

export function GoalForm(props: Props) {
  const { values, setValues, formProps } = useFormValues(props.name, props.initial)
  const [problems, setProblems] = useState<FormProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const set = (name: keyof FormValues) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readForm(values)
    if ('draft' in reading) return props.onSubmit(reading.draft)
    setProblems(reading.problems)
    focusFirst(form.current)
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate {...formProps}>
      <TextInput
        name="name"
        size="md"
        label={copy.name}
        required
        data-autofocus
        autoComplete="off"
        maxLength={limits.descriptionLengthMax}
        placeholder={copy.nameHint}
        value={values.name}
        error={problems.name}
        onChange={(event) => set('name')(event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <AmountField
          name="target"
          label={copy.target}
          isMain={false}
          value={values.target}
          problem={problems.target}
          onChange={set('target')}
        />
        <AmountField
          name="saved"
          label={copy.saved}
          isMain={false}
          isRequired={false}
          value={values.saved}
          problem={problems.saved}
          onChange={set('saved')}
        />
      </div>
      <DayField
        name="targetDate"
        meant="ahead"
        label={copy.targetDate}
        isRequired={false}
        value={values.targetDate}
        error={problems.targetDate}
        onChange={set('targetDate')}
      />
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={props.onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="md" loading={props.isSaving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

/** Once the problems are on screen, to the first field that has one. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
