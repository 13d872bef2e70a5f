import type { Planning } from '@lya/contract/money/budgets.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { CopyButton } from '#money/budgets/copy-button.tsx'
import type { BudgetDialogActions } from '#money/budgets/dialogs/budget-dialogs.tsx'
import { BudgetRow } from '#money/budgets/list/budget-row.tsx'
import classes from './budget-list.module.css'

type Props = { planning: Planning | null; dialogs: BudgetDialogActions }

/** The budgets of the month, each with what can be done to it; null while they are not known. */
export function BudgetList({ planning, dialogs }: Props) {
  return (
    <section className={classes.panel} aria-labelledby="budget-list">
      <h2 id="budget-list" className={classes.title}>
        {copy.list}
      </h2>
      {planning === null ? (
        <ListSkeleton loading={copy.loading} rows={4} heightPx={48} marginPx={12} />
      ) : (
        <Budgets planning={planning} dialogs={dialogs} />
      )}
    </section>
  )
}

function Budgets({ planning, dialogs }: { planning: Planning; dialogs: BudgetDialogActions }) {
  if (planning.budgets.length > 0) {
    return (
      <ul className={classes.list}>
        {planning.budgets.map((budget) => (
          <BudgetRow key={budget.id} budget={budget} dialogs={dialogs} />
        ))}
      </ul>
    )
  }
  const create = (
    <Button variant={planning.canCopy ? 'default' : 'filled'} onClick={dialogs.create}>
      {copy.firstBudget}
    </Button>
  )
  if (!planning.canCopy) return <EmptyState title={copy.noneInPeriod} action={create} />
  return (
    <EmptyState
      title={copy.noneInPeriod}
      message={copy.noneCopyLead}
      action={
        <div className={classes.choices}>
          <CopyButton month={planning.month} isMain />
          {create}
        </div>
      }
    />
  )
}
