import type { PayoutBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { affiliatesCopy as copy } from '#backoffice/affiliates/affiliates.copy.ts'
import type { TableProps } from '#backoffice/affiliates/affiliates-table.tsx'
import { dayOf, reais } from '#backoffice/affiliates/format.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { Pill } from '#design/table/pill.tsx'
import { TableStates } from '#design/table/table-states.tsx'

const texts = {
  loading: copy.batchesLoading,
  loadFailed: copy.batchesFailed,
  empty: copy.batchesEmpty,
  emptyLead: copy.batchesEmptyLead,
}

/** Batches, newest first. */
export function BatchesTable({ query, onChange }: TableProps) {
  const cursor = query.get('pagina')
  const found = useQuery({
    ...adminApi.affiliates.batches.queryOptions({ input: cursor ? { cursor } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <TableStates query={found} copy={texts}>
      {({ items, nextCursor }) => (
        <>
          <DataTable
            label={copy.batches}
            rows={items}
            rowKey={({ id }) => id}
            rowName={({ number }) => copy.batch(number)}
            columns={columns}
            href={({ id }) => `?ver=lotes&lote=${id}`}
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
  )
}

const tones = { open: 'warning', paid: 'good', cancelled: 'calm' } as const

const columns: [Column<PayoutBatch>, ...Column<PayoutBatch>[]] = [
  { key: 'number', title: copy.number, cell: ({ number }) => copy.batch(number) },
  {
    key: 'state',
    title: copy.status,
    cell: ({ state }) => <Pill tone={tones[state]}>{copy.batchStates[state]}</Pill>,
  },
  { key: 'day', title: copy.payOn, cell: ({ payOn }) => dayOf(payOn) },
  { key: 'total', title: copy.amount, isNumber: true, cell: (batch) => reais(batch.totalCents) },
  { key: 'paid', title: copy.paid, isNumber: true, cell: (batch) => reais(batch.paidCents) },
  { key: 'people', title: copy.count, isNumber: true, cell: ({ people }) => people },
  { key: 'operator', title: copy.madeBy, cell: ({ operator }) => operator ?? copy.gone },
]
