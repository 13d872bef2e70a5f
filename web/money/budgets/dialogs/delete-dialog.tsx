import type { Budget } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { useDeleteBudget } from '#money/budgets/changes/use-delete-budget.ts'
import { monthName } from '#money/budgets/month/month.model.ts'

type Props = { budget: Budget; opened: boolean; onClose: () => void }

/** Asks before a budget is deleted. */
export function DeleteDialog({ budget, opened, onClose }: Props) {
  const deletion = useDeleteBudget()
  const confirm = () => {
    deletion.mutate(budget)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete}
      subject={{ name: budget.category, detail: monthName(budget.month) }}
      aside={<MoneyText amount={cents(budget.plannedCents)} />}
      confirm={copy.remove}
      onConfirm={confirm}
    />
  )
}
