import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { newId } from '#connection/ids.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useSaveBudget } from '#money/budgets/changes/use-save-budget.ts'
import classes from '#money/budgets/form/budget-form.module.css'
import { BudgetForm } from '#money/budgets/form/budget-form.tsx'
import { PeriodField } from '#money/budgets/form/period-field.tsx'
import { CategoryTrouble } from '#money/fields/category-trouble.tsx'
import { useCategories } from '#money/fields/use-categories.ts'
import { useFormValues } from '#money/fields/use-form-values.ts'

type Props = { month: string; currentMonth: string; opened: boolean; onClose: () => void }

/** Plans an amount for a category that has none in the chosen month. */
export function CreateDialog({ month, currentMonth, opened, onClose }: Props) {
  const query = useCategories()
  const { categories } = query
  const empty = { amount: '', categoryId: '', month }
  const { values, setValues, formProps } = useFormValues('planejamento:novo', empty)
  const [id] = useState(newId)
  const save = useSaveBudget(categories)
  const input = { month: values.month }
  const { data, isError } = useQuery(api.budgets.planning.queryOptions({ input }))
  // While it is being saved, its own preview stands among the taken ones.
  const taken = (data?.budgets ?? []).filter((one) => one.id !== id).map((one) => one.categoryId)
  const expenses = categories.filter((one) => one.type === 'despesa')
  // Until the month has come nobody knows which are taken; without it the server says so.
  const isKnown = data !== undefined || isError
  const choices = isKnown ? expenses.filter((one) => !taken.includes(one.id)) : []
  const isChoice = choices.some((one) => one.id === values.categoryId)
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.add}>
      <BudgetForm
        // What was chosen for one month may be taken in another.
        values={isChoice ? values : { ...values, categoryId: '' }}
        formProps={formProps}
        choices={choices}
        isSaving={save.isPending}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        onCancel={onClose}
        onSubmit={(draft) => save.mutate({ draft, edited: null, id }, { onSuccess: onClose })}
      >
        {isKnown && expenses.length > 0 && choices.length === 0 ? (
          <p className={classes.hint}>{copy.allTaken}</p>
        ) : null}
        <CategoryTrouble query={query} fitting={expenses} onLeave={onClose} />
        <PeriodField
          month={values.month}
          currentMonth={currentMonth}
          onChange={(next) => setValues((before) => ({ ...before, month: next }))}
        />
      </BudgetForm>
    </Dialog>
  )
}
