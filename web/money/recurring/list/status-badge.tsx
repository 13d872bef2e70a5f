import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { statusWords } from '#money/recurring/list/status.copy.ts'
import classes from './payment-list.module.css'

const icons = {
  overdue: IconAlertTriangle,
  'due-soon': IconClock,
  pending: IconCalendar,
  paid: IconCircleCheck,
}

/** A payment's status: word, icon and ground together. */
export function StatusBadge({ payment }: { payment: RecurringPayment }) {
  const Icon = icons[payment.status]
  return (
    <span className={classes.badge} data-status={payment.status}>
      <Icon size={15} stroke={2} aria-hidden="true" />
      {statusWords(payment)}
    </span>
  )
}
