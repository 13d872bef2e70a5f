import type { Dashboard } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalendar, IconCheck, IconClock } from '@tabler/icons-react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatDay } from '#format/days.ts'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import { isFirstClick } from '#money/recurring/changes/is-first-click.ts'
import { dueWords, lateWords, statusWords } from '#money/recurring/list/status.copy.ts'
import { PayOtherwise } from '#money/recurring/pay/pay-otherwise.tsx'
import classes from './upcoming.module.css'

export type Upcoming = Dashboard['upcoming'][number]

const icons = { overdue: IconAlertTriangle, today: IconClock, upcoming: IconCalendar }

type Props = { payment: Upcoming; onPay: () => void; onPayOtherwise: () => void }

export function UpcomingRow({ payment, onPay, onPayOtherwise }: Props) {
  const { name, status, category, nextDate, amountCents, isPaid } = payment
  const Icon = icons[status]
  return (
    <li className={classes.row} data-status={status}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.9} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>
          {category ?? copy.noCategory} · {formatDay(nextDate)}
        </p>
        <p className={classes.status}>{wordsOf(payment)}</p>
      </div>
      <div className={classes.numbers}>
        <strong>
          <MoneyText amount={cents(amountCents)} />
        </strong>
        {isPaid ? null : (
          <span className={classes.pay}>
            <PayOtherwise name={name} size={32} onClick={onPayOtherwise} />
            <Button
              variant="light"
              size="compact-md"
              leftSection={<IconCheck size={15} aria-hidden="true" />}
              aria-label={copy.payOne(name)}
              onClick={(event) => isFirstClick(event) && onPay()}
            >
              {copy.pay}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}

function wordsOf({ status, days, isPaid }: Upcoming): string {
  if (isPaid) return statusWords({ status: 'paid', daysLeft: days })
  return status === 'overdue' ? lateWords(days) : dueWords(days)
}
