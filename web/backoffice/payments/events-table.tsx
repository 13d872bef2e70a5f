import type { ProviderEvent } from '@lya/contract/backoffice/trade/payments.ts'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { TextLink } from '#design/text-link.tsx'
import { eventName, OutcomePill, ReplayButton } from './event-row.tsx'
import { momentOf } from './format.ts'
import { paymentsCopy as copy } from './payments.copy.ts'
import classes from './payments.module.css'

type Props = { query: URLSearchParams; onChange: (changes: Record<string, string>) => void }

const outcomes = ['waiting', 'done', 'aside', 'ignored'] as const
const texts = {
  loading: copy.eventsLoading,
  loadFailed: copy.eventsFailed,
  empty: copy.eventsEmpty,
}

/** What the provider told us, newest first; each can be done once more. */
export function EventsTable({ query, onChange }: Props) {
  const outcome = outcomes.find((one) => one === query.get('resultado'))
  const cursor = query.get('pagina')
  const input = { ...(outcome && { outcome }), ...(cursor ? { cursor } : {}) }
  const found = useQuery({
    ...adminApi.payments.events.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <search className={classes.filters}>
        <NativeSelect
          size="sm"
          label={copy.outcome}
          value={outcome ?? ''}
          onChange={({ currentTarget }) => onChange({ resultado: currentTarget.value })}
        >
          <option value="">{copy.any}</option>
          {outcomes.map((one) => (
            <option key={one} value={one}>
              {copy.outcomes[one]}
            </option>
          ))}
        </NativeSelect>
      </search>
      <TableStates query={found} copy={texts}>
        {({ items, nextCursor }) => (
          <>
            <DataTable
              label={copy.webhooks}
              rows={items}
              rowKey={({ id }) => id}
              rowName={eventName}
              columns={columns}
              isOld={found.isPlaceholderData}
            />
            <Pager
              onFirst={cursor ? () => onChange({ pagina: '' }) : null}
              onNext={nextCursor ? () => onChange({ pagina: nextCursor }) : null}
            >
              {copy.shown(items.length)}
            </Pager>
          </>
        )}
      </TableStates>
    </>
  )
}

const columns: [Column<ProviderEvent>, ...Column<ProviderEvent>[]] = [
  { key: 'name', title: copy.event, cell: eventName },
  {
    key: 'outcome',
    title: copy.outcome,
    cell: ({ outcome }) => <OutcomePill outcome={outcome} />,
  },
  { key: 'at', title: copy.arrived, cell: ({ storedAt }) => momentOf(storedAt) },
  {
    key: 'charge',
    title: copy.detail,
    cell: ({ chargeId }) =>
      chargeId ? <TextLink to={`?cobranca=${chargeId}`}>{copy.openCharge}</TextLink> : '–',
  },
  {
    key: 'replay',
    title: copy.replay,
    isUntitled: true,
    cell: (event) => <ReplayButton event={event} />,
  },
]
