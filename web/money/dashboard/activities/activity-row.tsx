import type { Activity } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import {
  IconAlertTriangle,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCircleCheck,
  IconReceipt,
  IconTarget,
} from '@tabler/icons-react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ago } from '#money/dashboard/activities/ago.copy.ts'
import classes from './activities.module.css'

const icons = {
  income: IconArrowDownLeft,
  expense: IconArrowUpRight,
  warning: IconAlertTriangle,
  payment: IconReceipt,
  goal: IconTarget,
  success: IconCircleCheck,
}

/** Of what moved money the amount has its sign; of the others it only says how much. */
const isMoved: Partial<Record<Activity['type'], true>> = {
  income: true,
  expense: true,
  payment: true,
}

/** @param props.now The present moment in ISO form, to say how long ago it was. */
export function ActivityRow({ activity, now }: { activity: Activity; now: string }) {
  const { type, title, description, category } = activity
  const Icon = icons[type]
  const sign = type === 'income' ? 'receita' : 'despesa'
  return (
    <li className={classes.row} data-type={type}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.9} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <span className={classes.detail}>{title}</span>
        <span className={classes.description}>{description}</span>
        <span className={classes.detail}>{category}</span>
      </span>
      <span className={classes.numbers}>
        <span className={classes.amount}>
          {isMoved[type] ? (
            <MoneyText amount={cents(Math.abs(activity.amountCents))} type={sign} />
          ) : (
            <MoneyText amount={cents(activity.amountCents)} />
          )}
        </span>
        <time className={classes.detail} dateTime={activity.createdAt}>
          {ago(activity.createdAt, now)}
        </time>
      </span>
    </li>
  )
}
