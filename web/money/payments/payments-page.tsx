import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/client.ts'
import { useOpenedByLink } from '#design/use-opened-by-link.ts'
import { PaymentCards } from '#money/payments/cards/payment-cards.tsx'
import { usePaymentDialogs } from '#money/payments/dialogs/payment-dialogs.tsx'
import { Payments } from '#money/payments/list/payment-list.tsx'
import { paymentsCopy as copy } from '#money/payments/payments.copy.ts'
import classes from './payments-page.module.css'

export function meta() {
  return [{ title: 'Pagamentos · Lya' }]
}

export default function PaymentsPage() {
  const query = useQuery(api.recurring.list.queryOptions())
  const { actions, dialogs } = usePaymentDialogs()
  useOpenedByLink(actions.create)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{copy.title}</h1>
          <p className={classes.lead}>{copy.lead}</p>
        </div>
        <Button
          size="md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={actions.create}
        >
          {copy.add}
        </Button>
      </header>
      {query.isError && !query.data ? null : <PaymentCards list={query.data ?? null} />}
      <Payments query={query} dialogs={actions} />
      {dialogs}
    </div>
  )
}
