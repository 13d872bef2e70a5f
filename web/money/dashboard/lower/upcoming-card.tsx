import type { Dashboard } from '@lya/contract/money/insights.ts'
import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import { type Upcoming, UpcomingRow } from '#money/dashboard/lower/upcoming-row.tsx'
import { usePay } from '#money/recurring/changes/use-pay.ts'
import { usePayDialog } from '#money/recurring/pay/use-pay-dialog.tsx'
import cardClasses from './cards.module.css'
import classes from './upcoming.module.css'

/** Late payments and what they sum to, then today's and those of the next days; all payable. */
export function UpcomingCard({ upcoming }: Pick<Dashboard, 'upcoming'>) {
  const { pay } = usePay(copy.payFailed)
  const { payOtherwise, dialog } = usePayDialog(copy.payFailed)
  const card = useRef<HTMLElement>(null)
  const late = upcoming.filter((one) => one.status === 'overdue')
  const ahead = upcoming.filter((one) => one.status !== 'overdue')
  const payOne = ({ id, nextDate }: Upcoming) => {
    // The row goes, and its button with it: the keyboard goes on from the card. The next row's
    // button is no place for it, as a second Enter would pay that one.
    card.current?.focus({ preventScroll: true })
    pay({ id, nextDate })
  }
  const rows = (payments: readonly Upcoming[]) => (
    <ul className={classes.rows}>
      {payments.map((payment) => (
        <UpcomingRow
          key={payment.id}
          payment={payment}
          onPay={() => payOne(payment)}
          onPayOtherwise={() => payOtherwise(payment)}
        />
      ))}
    </ul>
  )
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
            <p className={cardClasses.subtitle} data-late={late.length > 0 || undefined}>
              {late.length > 0 ? copy.lateCount(late.length) : copy.noneLate}
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
        <section className={classes.list} tabIndex={0} aria-label={copy.upcomingList}>
          {late.length > 0 ? (
            <>
              <h3 className={classes.group} data-late="">
                {copy.late} <MoneyText amount={totalOf(late)} />
              </h3>
              {rows(late)}
              {ahead.length > 0 ? <h3 className={classes.group}>{copy.ahead}</h3> : null}
            </>
          ) : null}
          {rows(ahead)}
        </section>
      )}
      {dialog}
    </section>
  )
}

function totalOf(payments: readonly Upcoming[]) {
  return sumCents(payments.map((one) => cents(one.amountCents)))
}
