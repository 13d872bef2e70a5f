import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import { ListStates } from '#design/states/list-states.tsx'
import type { PaymentList } from '#money/recurring/changes/payment-list.model.ts'
import { usePay } from '#money/recurring/changes/use-pay.ts'
import type { PaymentDialogActions } from '#money/recurring/dialogs/payment-dialogs.tsx'
import { PaymentRow } from '#money/recurring/list/payment-row.tsx'
import { usePayDialog } from '#money/recurring/pay/use-pay-dialog.tsx'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import classes from './payment-list.module.css'

type Props = { query: UseQueryResult<PaymentList>; dialogs: PaymentDialogActions }

/** The payments in each of their states; the late ones first, under their total. */
export function Payments({ query, dialogs }: Props) {
  const { pay } = usePay(copy.payFailed)
  const { payOtherwise, dialog } = usePayDialog(copy.payFailed)
  const rowOf = (payment: RecurringPayment) => (
    <PaymentRow
      key={payment.id}
      payment={payment}
      dialogs={dialogs}
      onPay={({ id, nextDate }) => pay({ id, nextDate })}
      onPayOtherwise={payOtherwise}
    />
  )
  return (
    <>
      <ListStates
        query={query}
        copy={copy}
        className={classes.frame}
        skeletons={
          <div className={classes.frame}>
            <ListSkeleton loading={copy.loading} rows={5} heightPx={64} marginPx={16} />
          </div>
        }
        onCreate={dialogs.create}
      >
        {({ items }) => <Grouped payments={items} rowOf={rowOf} />}
      </ListStates>
      {dialog}
    </>
  )
}

type GroupedProps = {
  payments: readonly RecurringPayment[]
  rowOf: (payment: RecurringPayment) => ReactNode
}

/** One list, headings and all: a row that is paid moves on, and takes the keyboard along. */
function Grouped({ payments, rowOf }: GroupedProps) {
  const late = payments.filter((one) => one.isActive && one.status === 'overdue')
  const others = payments.filter((one) => !late.includes(one))
  return (
    <ul className={classes.list}>
      {late.length > 0 ? <LateHeading payments={late} /> : null}
      {late.map(rowOf)}
      {late.length > 0 && others.length > 0 ? (
        <li className={classes.group}>
          <h2>{copy.others}</h2>
        </li>
      ) : null}
      {others.map(rowOf)}
    </ul>
  )
}

/** What the late ones come to together. */
function LateHeading({ payments }: { payments: readonly RecurringPayment[] }) {
  return (
    <li className={classes.group} data-late="">
      <h2>
        {copy.late} <MoneyText amount={sumCents(payments.map((one) => cents(one.amountCents)))} />
      </h2>
    </li>
  )
}
