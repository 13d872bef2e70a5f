import { cents } from '@lya/core/money/cents.ts'
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarWeek,
  IconReceipt,
  IconRepeat,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MoneyText } from '#design/money-text.tsx'
import type { PaymentList } from '#money/payments/changes/payment-list.model.ts'
import { paymentsCopy as copy } from '#money/payments/payments.copy.ts'
import classes from './payment-cards.module.css'

/** The four cards; null shows skeletons of the same size. */
export function PaymentCards({ list }: { list: PaymentList | null }) {
  return (
    <section className={classes.cards} aria-label={copy.summary} aria-busy={list === null}>
      <Card kind="active" label={copy.activeTotal} Icon={IconRepeat}>
        {list?.activeTotal}
      </Card>
      <Card
        kind={list?.overdueTotal ? 'late' : 'calm'}
        label={copy.overdueTotal}
        Icon={IconAlertTriangle}
      >
        {list?.overdueTotal}
      </Card>
      <Card kind="soon" label={copy.thisWeekTotal} Icon={IconCalendarWeek}>
        {list?.thisWeekTotal}
      </Card>
      <Card kind="total" label={copy.monthlyTotal} Icon={IconReceipt}>
        {list ? <MoneyText amount={cents(list.monthlyTotalCents)} /> : null}
      </Card>
    </section>
  )
}

type CardProps = { kind: string; label: string; Icon: Icon; children: ReactNode }

function Card({ kind, label, Icon: Sign, children }: CardProps) {
  const isKnown = children !== null && children !== undefined
  return (
    <article className={classes.card} data-kind={kind}>
      <h2 className={classes.label}>
        <span className={classes.icon}>
          <Sign size={18} stroke={1.9} aria-hidden="true" />
        </span>
        {label}
      </h2>
      {isKnown ? (
        <p className={classes.number}>{children}</p>
      ) : (
        <span className={classes.skeleton} />
      )}
    </article>
  )
}
