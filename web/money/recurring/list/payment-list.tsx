import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import type { PaymentList } from '#money/recurring/changes/payment-list.model.ts'
import { usePay } from '#money/recurring/changes/use-pay.ts'
import type { PaymentDialogActions } from '#money/recurring/dialogs/payment-dialogs.tsx'
import { PaymentRow } from '#money/recurring/list/payment-row.tsx'
import { usePayDialog } from '#money/recurring/pay/use-pay-dialog.tsx'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import classes from './payment-list.module.css'

type Props = { query: UseQueryResult<PaymentList>; dialogs: PaymentDialogActions }

/** The payments in each of their states: loading, failed, none, there. */
export function Payments({ query, dialogs }: Props) {
  const { pay } = usePay(copy.payFailed)
  const { payOtherwise, dialog } = usePayDialog(copy.payFailed)
  const { data } = query
  if (query.isPending) return <Skeletons />
  if (!data) {
    return (
      <div className={classes.frame}>
        <ErrorState
          title={copy.loadFailed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  if (data.items.length === 0) {
    return (
      <div className={classes.frame}>
        <EmptyState
          title={copy.empty}
          message={copy.emptyLead}
          action={<Button onClick={dialogs.create}>{copy.emptyAction}</Button>}
        />
      </div>
    )
  }
  const late = data.items.filter((one) => one.isActive && one.status === 'overdue')
  const others = data.items.filter((one) => !late.includes(one))
  const rowOf = (payment: RecurringPayment) => (
    <PaymentRow
      key={payment.id}
      payment={payment}
      dialogs={dialogs}
      onPay={({ id, nextDate }) => pay({ id, nextDate })}
      onPayOtherwise={payOtherwise}
    />
  )
  // One list, headings and all: a row that is paid moves on, and takes the keyboard along.
  return (
    <>
      <ul className={classes.list}>
        {late.length > 0 ? <LateHeading payments={late} /> : null}
        {late.map(rowOf)}
        {late.length > 0 && others.length > 0 ? (
          <li key="others" className={classes.group}>
            <h2>{copy.others}</h2>
          </li>
        ) : null}
        {others.map(rowOf)}
      </ul>
      {dialog}
    </>
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

function Skeletons() {
  return (
    <div className={classes.frame}>
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className={classes.skeleton} />
      ))}
    </div>
  )
}
