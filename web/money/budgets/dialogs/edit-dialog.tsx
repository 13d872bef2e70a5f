import type { Budget } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { formatReais } from '#format/amounts.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useSaveBudget } from '#money/budgets/changes/use-save-budget.ts'
import { formOf } from '#money/budgets/form/budget-form.model.ts'
import classes from '#money/budgets/form/budget-form.module.css'
import { BudgetForm } from '#money/budgets/form/budget-form.tsx'
import { monthName } from '#money/budgets/month/month.model.ts'
import { useFormValues } from '#money/fields/use-form-values.ts'

type Props = { budget: Budget; opened: boolean; onClose: () => void }

/** Changes the amount of a budget; its category and month stay. */
export function EditDialog({ budget, opened, onClose }: Props) {
  const { id, categoryId, month } = budget
  const name = `planejamento:${id}`
  const { values, setValues, formProps } = useFormValues(name, formOf(budget))
  const save = useVersionedSave(useSaveBudget([]), {
    id,
    staleOf: (failure) => staleVersions<Budget>(failure, 'budgets.stale'),
  })
  const submit = (amountCents: number, edited: Budget) =>
    save.submit({ amountCents, categoryId, month }, edited, onClose)
  return (
    <VersionDialog
      title={copy.edit}
      opened={opened}
      onClose={onClose}
      stale={save.stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={save.isSaving}
      onKeepYours={({ stored, yours }) => submit(yours.plannedCents, stored)}
    >
      <BudgetForm
        values={values}
        formProps={formProps}
        choices={null}
        isSaving={save.isSaving}
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
