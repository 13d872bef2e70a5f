import type { Category } from '@lya/contract/money/categories.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { toastError } from '#design/toast/toast.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { CategoryField } from '#money/fields/category-field.tsx'
import { useFormValues } from '#money/fields/use-form-values.ts'
import { EndFields } from '#money/recurring/form/end-fields.tsx'
import { MoreFields } from '#money/recurring/form/more-fields.tsx'
import { formCopy as copy } from '#money/recurring/form/payment-form.copy.ts'
import {
  type FormProblems,
  type FormValues,
  type PaymentDraft,
  readForm,
  withNextDate,
  withRhythm,
} from '#money/recurring/form/payment-form.model.ts'
import { RhythmFields } from '#money/recurring/form/rhythm-fields.tsx'
import classes from './payment-form.module.css'

type Props = {
  /** Of this form, and of what it edits. */
  name: string
  initial: FormValues
  isNew: boolean
  today: string
  categories: readonly Category[]
  isSaving: boolean
  onCancel: () => void
  onSubmit: (draft: PaymentDraft) => void
}

export function PaymentForm(props: Props) {
  const { values, setValues, formProps } = useFormValues(props.name, props.initial)
  const [problems, setProblems] = useState<FormProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...change }))
    setProblems((before) => without(before, change))
  }
  const setRhythm = (change: Partial<Pick<FormValues, 'dueDay' | 'frequency'>>) => {
    set(change)
    // A date that was agreed on stays when its payment is edited.
    if (props.isNew) setValues((before) => withRhythm(before, change, props.today))
  }
  const setNextDate = (nextDate: string) => {
    const { dueDay } = props.isNew ? withNextDate(values, nextDate) : values
    set({ nextDate, dueDay })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readForm(values)
    if ('draft' in reading) return props.onSubmit(reading.draft)
    setProblems(reading.problems)
    focusFirst(form.current)
    if (reading.problems.categoryId) toastError(noCategory)
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate {...formProps}>
      <AmountField
        value={values.amount}
        problem={problems.amount}
        onChange={(amount) => set({ amount })}
      />
      <TextInput
        name="name"
        label={copy.name}
        required
        autoComplete="off"
        maxLength={limits.descriptionLengthMax}
        placeholder={copy.nameHint}
        value={values.name}
        error={problems.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <CategoryField
        categories={props.categories}
        value={values.categoryId}
        problem={problems.categoryId}
        onChange={(categoryId) => set({ categoryId })}
      />
      <RhythmFields
        values={values}
        problems={problems}
        lateFrom={props.isNew ? props.today : null}
        onRhythm={setRhythm}
        onNextDate={setNextDate}
      />
      <EndFields values={values} problems={problems} onChange={set} />
      <MoreFields values={values} onChange={set} />
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

const noCategory = { title: copy.categoryMissing, message: copy.categoryMissingLead }

function without(problems: FormProblems, change: Partial<FormValues>): FormProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in change)))
}

/** Once the problems are on screen, to the first field that has one. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
