import type { Category } from '@lya/contract/money/categories.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormValues } from '#money/fields/use-form-values.ts'
import {
  type FormProblems,
  type FormValues,
  readForm,
  type TransactionDraft,
  withType,
} from '#money/transactions/form/transaction-form.model.ts'
import { useSuggestion } from '#money/transactions/form/use-suggestion.ts'

type Input = {
  name: string
  initial: FormValues
  query: { categories: readonly Category[] }
  isSaving: boolean
  isFurther?: boolean
}

/** The form's fields, what is wrong with them, and the category suggested until one is chosen. */
export function useTransactionForm(input: Input) {
  const { name, initial, query, isSaving, isFurther = false } = input
  const { categories } = query
  const { values, setValues, formProps } = useFormValues(name, initial)
  const [problems, setProblems] = useState<FormProblems>({})
  const [isChosen, setChosen] = useState(values.categoryId !== '')
  const form = useRef<HTMLFormElement>(null)
  const suggestion = useSuggestion(values, { isWanted: !isChosen, categories })
  const filled = suggestion ? { ...values, categoryId: suggestion.id } : values
  useEffect(() => {
    if (isFurther) focusFirst(form.current, { description: '' })
  }, [isFurther])

  const set = (change: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...change }))
    setProblems((before) => without(before, change))
  }
  const setType = (type: TransactionType) => {
    const next = withType(values, type, categories)
    setValues(next)
    // What was chosen went with its type: there is nothing to write over.
    if (next.categoryId === '') setChosen(false)
  }
  const chooseCategory = (categoryId: string) => {
    setChosen(true)
    set({ categoryId })
  }
  const submit = (save: (draft: TransactionDraft) => void) => {
    if (isSaving) return
    const reading = readForm(filled)
    if ('draft' in reading) return save(reading.draft)
    setProblems(reading.problems)
    focusFirst(form.current, reading.problems)
  }
  const shown = suggestion ? without(problems, { categoryId: '' }) : problems
  return {
    ...{ values: filled, problems: shown, suggestion, form, formProps },
    ...{ set, setType, chooseCategory, submit },
  }
}

function without(problems: FormProblems, change: Partial<FormValues>): FormProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in change)))
}

function focusFirst(form: HTMLFormElement | null, problems: FormProblems): void {
  const names = ['amount', 'description', 'categoryId', 'date'] as const
  const first = names.find((name) => problems[name] !== undefined)
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}
