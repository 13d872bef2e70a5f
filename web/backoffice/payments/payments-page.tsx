import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '#design/page/page-frame.tsx'
import { EventsTable } from './events-table.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { paymentsCopy as copy } from './payments.copy.ts'
import classes from './payments.module.css'
import { PaymentsFilters } from './payments-filters.tsx'
import { PaymentsTable } from './payments-table.tsx'

/** What was charged, and what the provider told: one address says all that is shown. */
export function PaymentsPage() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string>) =>
      setQuery((before) => {
        const next = new URLSearchParams(before)
        // Another question begins at its first page.
        if (!('cobranca' in changes)) next.delete('pagina')
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
    [setQuery],
  )
  const isOfEvents = query.get('ver') === 'webhooks'
  const chargeId = query.get('cobranca')
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <nav className={classes.views} aria-label={copy.view}>
          <Button
            size="sm"
            variant={isOfEvents ? 'default' : 'filled'}
            aria-current={isOfEvents ? undefined : 'page'}
            onClick={() => change({ ver: '' })}
          >
            {copy.list}
          </Button>
          <Button
            size="sm"
            variant={isOfEvents ? 'filled' : 'default'}
            aria-current={isOfEvents ? 'page' : undefined}
            onClick={() => change({ ver: 'webhooks' })}
          >
            {copy.webhooks}
          </Button>
        </nav>
      }
    >
      {isOfEvents ? (
        <EventsTable query={query} onChange={change} />
      ) : (
        <>
          <PaymentsFilters query={query} onChange={change} onClear={() => setQuery({})} />
          <PaymentsTable query={query} onChange={change} />
        </>
      )}
      {chargeId ? (
        <PaymentDialog key={chargeId} id={chargeId} onClose={() => change({ cobranca: '' })} />
      ) : null}
    </PageFrame>
  )
}
