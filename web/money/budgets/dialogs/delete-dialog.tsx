import type { Budget } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { DeleteDialog as Question } from '#design/dialog/delete-dialog.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useDeleteBudget } from '#money/budgets/changes/use-delete-budget.ts'
import { monthName } from '#money/budgets/month/month.model.ts'

type Props = { budget: Budget; opened: boolean; onClose: () => void }

/** Asks before a budget is deleted. */
export function DeleteDialog({ budget, ...frame }: Props) {
  const deletion = useDeleteBudget()
  return (
    <Question
      copy={copy}
      subject={{ name: budget.category, detail: monthName(budget.month) }}
      amount={<MoneyText amount={cents(budget.plannedCents)} />}
      onDelete={() => deletion.mutate(budget)}
      {...frame}
    />
  )
}
