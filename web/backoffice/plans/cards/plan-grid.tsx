import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { PlanCard } from '#backoffice/plans/cards/plan-card.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import classes from '#backoffice/plans/plans.module.css'

export interface PlanActions {
  onEdit: (plan: AdminPlan) => void
  onRemove: (plan: AdminPlan) => void
  onSwitch: (plan: AdminPlan) => void
  /** The plan that is being switched now. */
  busy: string | null
}

/** The catalogue as cards. */
export function PlanGrid({ plans, ...actions }: PlanActions & { plans: readonly AdminPlan[] }) {
  return (
    <ul className={classes.grid}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} instalments={plan.instalmentsShown}>
            <footer className={classes.foot}>
              <span className={classes.people}>{copy.subscribers(plan.subscribers)}</span>
              <Buttons plan={plan} {...actions} />
            </footer>
          </PlanCard>
        </li>
      ))}
    </ul>
  )
}

function Buttons({ plan, busy, onEdit, onRemove, onSwitch }: PlanActions & { plan: AdminPlan }) {
  const { name, isActive } = plan
  const Turn = isActive ? IconPlayerPause : IconPlayerPlay
  const look = { size: 'lg', variant: 'subtle', color: 'gray' } as const
  return (
    <span className={classes.buttons}>
      <ActionIcon
        {...look}
        loading={busy === plan.id}
        aria-label={isActive ? copy.switchOff(name) : copy.switchOn(name)}
        onClick={() => onSwitch(plan)}
      >
        <Turn size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...look} aria-label={copy.editNamed(name)} onClick={() => onEdit(plan)}>
        <IconPencil size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...look} aria-label={copy.removeNamed(name)} onClick={() => onRemove(plan)}>
        <IconTrash size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </span>
  )
}
