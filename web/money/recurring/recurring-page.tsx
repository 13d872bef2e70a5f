import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { useOpenedByLink } from '#design/dialog/use-opened-by-link.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'
import { PaymentCards } from '#money/recurring/cards/payment-cards.tsx'
import { usePaymentDialogs } from '#money/recurring/dialogs/payment-dialogs.tsx'
import { Payments } from '#money/recurring/list/payment-list.tsx'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'

export function meta() {
  return [{ title: 'Pagamentos · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchQuery(api.recurring.list.queryOptions())],
}

export default function RecurringPage() {
  const query = useQuery(api.recurring.list.queryOptions())
  const { actions, reached, dialogs } = usePaymentDialogs()
  useOpenedByLink(actions.create)
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button
          size="md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={actions.create}
          {...reached}
        >
          {copy.add}
        </Button>
      }
    >
      {query.isError && !query.data ? null : <PaymentCards list={query.data ?? null} />}
      <Payments query={query} dialogs={actions} />
      {dialogs}
    </PageFrame>
  )
}
