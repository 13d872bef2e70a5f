import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { DayField } from '#design/days/day-field.tsx'
import { AmountField } from '#money/fields/amount-field.tsx'
import { CategoryField } from '#money/fields/category-field.tsx'
import { CategoryTrouble } from '#money/fields/category-trouble.tsx'
import { TypeSwitch } from '#money/fields/type-switch.tsx'
import type { useCategories } from '#money/fields/use-categories.ts'
import {
  type FormProblems,
  type FormValues,
  readForm,
  type TransactionDraft,
  withType,
} from '#money/transactions/form/transaction-form.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-form.module.css'

type Props = {
  initial: FormValues
  query: ReturnType<typeof useCategories>
  isSaving: boolean
  /** Begins at the description: the amount comes after what it was for. */
  isFurther?: boolean
  onCancel: () => void
  onSubmit: (draft: TransactionDraft) => void
  /** Saves and goes on with a form like this one; absent where there is one thing to save. */
  onSubmitForMore?: ((draft: TransactionDraft) => void) | undefined
}

export function TransactionForm(props: Props) {
  const { categories } = props.query
  const [values, setValues] = useState(props.initial)
  const [problems, setProblems] = useState<FormProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...change }))
    setProblems((before) => without(before, change))
  }
  const fitting = categories.filter(({ type }) => type === values.type)
  const submit = (save: (draft: TransactionDraft) => void) => {
    if (props.isSaving) return
    const reading = readForm(values)
    if ('draft' in reading) return save(reading.draft)
    setProblems(reading.problems)
    focusFirst(form.current, reading.problems)
  }
  const { isFurther, onSubmitForMore } = props
  useEffect(() => {
    if (isFurther) focusFirst(form.current, { description: '' })
  }, [isFurther])

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(props.onSubmit)
      }}
    >
      <TypeSwitch
        value={values.type}
        onChange={(type) => setValues((before) => withType(before, type, categories))}
      />
      <AmountField
        value={values.amount}
        problem={problems.amount}
        onChange={(amount) => set({ amount })}
      />
      <TextInput
        name="description"
        label={copy.description}
        required
        autoComplete="off"
        maxLength={limits.descriptionLengthMax}
        placeholder={copy.descriptionHint}
        value={values.description}
        error={problems.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <CategoryField
          categories={fitting}
          value={values.categoryId}
          problem={problems.categoryId}
          onChange={(categoryId) => set({ categoryId })}
        />
        <DayField
          label={copy.date}
          value={values.date}
          error={problems.date}
          onChange={(date) => set({ date })}
        />
      </div>
      <CategoryTrouble query={props.query} fitting={fitting} onLeave={props.onCancel} />
      <div className={classes.actions}>
        {onSubmitForMore ? (
          <Button
            variant="subtle"
            size="md"
            className={classes.more}
            aria-disabled={props.isSaving}
            onClick={() => submit(onSubmitForMore)}
          >
            {copy.saveForMore}
          </Button>
        ) : null}
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

function without(problems: FormProblems, change: Partial<FormValues>): FormProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in change)))
}

function focusFirst(form: HTMLFormElement | null, problems: FormProblems): void {
  const names = ['amount', 'description', 'categoryId', 'date'] as const
  const first = names.find((name) => problems[name] !== undefined)
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}
