import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { DeleteDialog as Question } from '#design/dialog/delete-dialog.tsx'
import { useDeleteGoal } from '#money/goals/changes/use-delete-goal.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

type Props = { goal: Goal; opened: boolean; onClose: () => void }

/** Asks before a goal is deleted. */
export function DeleteDialog({ goal, ...frame }: Props) {
  const deletion = useDeleteGoal()
  return (
    <Question
      copy={copy}
      subject={{ name: goal.name }}
      amount={<MoneyText amount={cents(goal.targetCents)} />}
      onDelete={() => deletion.mutate(goal)}
      {...frame}
    />
  )
}
