import type { Dashboard } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/money/cents.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalendar, IconCheck, IconClock } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { formatDay } from '#format/days.ts'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import { isFirstClick } from '#money/recurring/changes/is-first-click.ts'
import { usePay } from '#money/recurring/changes/use-pay.ts'
import { dueWords, lateWords } from '#money/recurring/list/status.copy.ts'
import cardClasses from './cards.module.css'
import classes from './upcoming.module.css'

type Upcoming = Dashboard['upcoming'][number]

/** Late payments first, then today's, then those of the next days; each can be paid from here. */
export function UpcomingCard({ upcoming }: Pick<Dashboard, 'upcoming'>) {
  const pay = usePay(copy.payFailed)
  const card = useRef<HTMLElement>(null)
  const late = upcoming.filter((one) => one.status === 'overdue').length
  const payOne = ({ id, nextDate }: Upcoming) => {
    // The row goes, and its button with it: the keyboard goes on from the card. The next row's
    // button is no place for it, as a second Enter would pay that one.
    card.current?.focus({ preventScroll: true })
    pay.mutate({ id, nextDate })
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`${cardClasses.card} ${classes.card}`}
      aria-labelledby="upcoming-title"
    >
      <header className={cardClasses.header}>
        <div>
          <h2 id="upcoming-title" className={cardClasses.title}>
            {copy.upcoming}
          </h2>
          {upcoming.length > 0 ? (
            <p className={cardClasses.subtitle} data-late={late > 0 || undefined}>
              {late > 0 ? copy.lateCount(late) : copy.noneLate}
            </p>
          ) : null}
        </div>
        <Link to={paths.payments} className={cardClasses.all ?? ''}>
          {copy.allPayments}
        </Link>
      </header>
      {upcoming.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState title={copy.upcomingEmpty} message={copy.noneLate} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard.
        <ul className={classes.list} tabIndex={0} aria-label={copy.upcoming}>
          {upcoming.map((payment) => (
            <UpcomingRow key={payment.id} payment={payment} onPay={() => payOne(payment)} />
          ))}
        </ul>
      )}
    </section>
  )
}

const icons = { overdue: IconAlertTriangle, today: IconClock, upcoming: IconCalendar }

function UpcomingRow({ payment, onPay }: { payment: Upcoming; onPay: () => void }) {
  const { name, status, days, category, nextDate, amountCents } = payment
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
        <p className={classes.status}>{status === 'overdue' ? lateWords(days) : dueWords(days)}</p>
      </div>
      <div className={classes.numbers}>
        <strong>
          <MoneyText amount={cents(amountCents)} />
        </strong>
        <Button
          variant="light"
          size="compact-md"
          className={classes.pay ?? ''}
          leftSection={<IconCheck size={15} aria-hidden="true" />}
          aria-label={copy.payOne(name)}
          onClick={(event) => isFirstClick(event) && onPay()}
        >
          {copy.pay}
        </Button>
      </div>
    </li>
  )
}
