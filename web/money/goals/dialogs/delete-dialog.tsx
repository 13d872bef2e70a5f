import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { useDeleteGoal } from '#money/goals/changes/use-delete-goal.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

type Props = { goal: Goal; opened: boolean; onClose: () => void }

/** Asks before a goal is deleted. */
export function DeleteDialog({ goal, opened, onClose }: Props) {
  const deletion = useDeleteGoal()
  const confirm = () => {
    deletion.mutate(goal)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete}
      subject={{ name: goal.name }}
      aside={<MoneyText amount={cents(goal.targetCents)} />}
      confirm={copy.remove}
      onConfirm={confirm}
    />
  )
}
