import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
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
  return (
    <>
      <ul className={classes.list}>
        {data.items.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            dialogs={dialogs}
            onPay={({ id, nextDate }) => pay({ id, nextDate })}
            onPayOtherwise={payOtherwise}
          />
        ))}
      </ul>
      {dialog}
    </>
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
