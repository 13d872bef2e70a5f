import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { useState } from 'react'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { useRemovePlan } from '#backoffice/plans/use-plan-changes.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from './plans.module.css'

type Props = { plan: AdminPlan; onSwitch: (plan: AdminPlan) => void; onClose: () => void }

/** Asks before a plan goes; one that people have can only be taken off sale. */
export function RemoveDialog({ plan, onSwitch, onClose }: Props) {
  const [subscribers, setSubscribers] = useState(plan.subscribers)
  const [isInUse, setInUse] = useState(plan.subscribers > 0)
  const remove = useRemovePlan((_, people) => {
    setSubscribers(people)
    setInUse(true)
  })
  const done = { onSuccess: onClose }
  if (isInUse) {
    return (
      <ConfirmDialog
        opened
        question={copy.inUseTitle}
        subject={{ name: plan.name }}
        cancel={copy.close}
        confirm={plan.isActive ? copy.switchInstead : copy.close}
        onClose={onClose}
        onConfirm={() => {
          if (plan.isActive) onSwitch(plan)
          onClose()
        }}
      >
        <p className={classes.gone}>{copy.inUse(copy.subscribers(subscribers))}</p>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      opened
      question={copy.confirmDelete}
      subject={{ name: plan.name, detail: copy.periods[plan.period] }}
      confirm={copy.remove}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(plan, done)}
    />
  )
}
