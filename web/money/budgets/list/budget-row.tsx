import type { Budget } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import type { BudgetDialogActions } from '#money/budgets/dialogs/budget-dialogs.tsx'
import classes from './budget-list.module.css'

type Props = { budget: Budget; dialogs: BudgetDialogActions }

export function BudgetRow({ budget, dialogs }: Props) {
  const { category } = budget
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        {budget.categoryIcon}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{category}</p>
        <p className={classes.detail}>
          <Left budget={budget} />
        </p>
      </div>
      <span className={classes.amount}>
        <MoneyText amount={cents(budget.plannedCents)} />
      </span>
      <div className={classes.actions}>
        <EditAndRemove
          name={category}
          copy={copy}
          onEdit={() => dialogs.edit(budget)}
          onRemove={() => dialogs.remove(budget)}
        />
      </div>
    </li>
  )
}

function Left({ budget }: { budget: Budget }) {
  const left = budget.plannedCents - budget.spentCents
  if (left === 0) return copy.exact
  return (
    <>
      {left > 0 ? copy.left : copy.over} <MoneyText amount={cents(Math.abs(left))} />
    </>
  )
}
