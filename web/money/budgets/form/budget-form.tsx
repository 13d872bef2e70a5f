import type { Category } from '@lya/contract/money/categories.ts'
import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import {
  type BudgetDraft,
  type FormProblems,
  type FormValues,
  readForm,
} from '#money/budgets/form/budget-form.model.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { CategoryField } from '#money/fields/category-field.tsx'
import classes from './budget-form.module.css'

type Props = {
  values: FormValues
  /** What `useFormValues` has for the form element. */
  formProps: object
  /** Those to choose from; null where category and month are settled already. */
  choices: readonly Category[] | null
  isSaving: boolean
  /** What stands in place of the fields that are settled, or the field of the month. */
  children: ReactNode
  onChange: (change: Partial<FormValues>) => void
  onCancel: () => void
  onSubmit: (draft: BudgetDraft) => void
}

export function BudgetForm(props: Props) {
  const { choices, values } = props
  const [problems, setProblems] = useState<FormProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const change = (name: keyof FormValues, value: string) => {
    props.onChange({ [name]: value })
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
    <form ref={form} className={classes.form} onSubmit={submit} noValidate {...props.formProps}>
      <AmountField
        label={copy.amount}
        value={values.amount}
        problem={problems.amount}
        onChange={(amount) => change('amount', amount)}
      />
      {choices ? (
        <CategoryField
          categories={choices}
          value={values.categoryId}
          problem={problems.categoryId}
          onChange={(categoryId) => change('categoryId', categoryId)}
        />
      ) : null}
      {props.children}
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
