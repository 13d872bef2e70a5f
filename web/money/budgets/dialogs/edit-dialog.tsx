import type { Budget } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useState } from 'react'
import { type StaleVersions, staleVersions } from '#connection/changes/stale-versions.ts'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { formatReais } from '#format/amounts.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useSaveBudget } from '#money/budgets/changes/use-save-budget.ts'
import { formOf } from '#money/budgets/form/budget-form.model.ts'
import classes from '#money/budgets/form/budget-form.module.css'
import { BudgetForm } from '#money/budgets/form/budget-form.tsx'
import { monthName } from '#money/budgets/month/month.model.ts'

type Props = { budget: Budget; opened: boolean; onClose: () => void }

/** Changes the amount of a budget; its category and month stay. */
export function EditDialog({ budget, opened, onClose }: Props) {
  const [values, setValues] = useState(() => formOf(budget))
  const [stale, setStale] = useState<StaleVersions<Budget> | null>(null)
  const save = useSaveBudget([])
  const submit = (amountCents: number, edited: Budget) => {
    const { id, categoryId, month } = budget
    save.mutate(
      { draft: { amountCents, categoryId, month }, edited, id },
      {
        onSuccess: onClose,
        onError: (failure) => setStale(staleVersions<Budget>(failure, 'budgets.stale')),
      },
    )
  }
  return (
    <VersionDialog
      title={copy.edit}
      opened={opened}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={save.isPending}
      onKeepYours={({ stored, yours }) => submit(yours.plannedCents, stored)}
    >
      <BudgetForm
        values={values}
        choices={null}
        isSaving={save.isPending}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        onCancel={onClose}
        onSubmit={({ amountCents }) => submit(amountCents, budget)}
      >
        <p className={classes.settled}>
          <strong>{`${budget.categoryIcon} ${budget.category}`}</strong>
          <span className={classes.quiet}>{monthName(budget.month)}</span>
        </p>
      </BudgetForm>
    </VersionDialog>
  )
}

function factsOf(budget: Budget) {
  return [
    [copy.category, budget.category],
    [copy.period, monthName(budget.month)],
    [copy.amount, formatReais(cents(budget.plannedCents))],
  ] as const
}
