import type { PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import type { Column, Sort } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { momentOf, reais } from './format.ts'
import { paymentsCopy as copy } from './payments.copy.ts'
import { filterOf } from './payments.model.ts'
import classes from './payments.module.css'
import { StatePill } from './state-pill.tsx'

type Props = { query: URLSearchParams; onChange: (changes: Record<string, string>) => void }

/** Charges, newest first unless asked otherwise, page by page. */
export function PaymentsTable({ query, onChange }: Props) {
  const sort = query.get('ordem') === 'amount' ? 'amount' : 'created'
  const direction = query.get('sentido') === 'asc' ? 'asc' : 'desc'
  const cursor = query.get('pagina')
  const found = useQuery({
    ...adminApi.payments.list.queryOptions({
      input: { ...filterOf(query), sort, direction, ...(cursor ? { cursor } : {}) },
    }),
    placeholderData: keepPreviousData,
  })
  const order: Sort = { key: sort, direction }
  const hrefOf = ({ id }: PaymentRow) => {
    const next = new URLSearchParams(query)
    next.set('cobranca', id)
    return `?${next}`
  }
  return (
    <TableStates query={found} copy={copy}>
      {({ items, nextCursor }) => (
        <>
          <DataTable
            label={copy.list}
            rows={items}
            rowKey={({ id }) => id}
            rowName={({ name, id }) => name ?? id}
            columns={columns}
            href={hrefOf}
            sort={order}
            onSort={(next) => onChange({ ordem: next.key, sentido: next.direction })}
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

const columns: [Column<PaymentRow>, ...Column<PaymentRow>[]] = [
  {
    key: 'person',
    title: copy.person,
    cell: ({ name, email }) => (
      <span className={classes.named}>
        {name ?? copy.nobody}
        {email ? <small>{email}</small> : null}
      </span>
    ),
  },
  { key: 'state', title: copy.state, cell: ({ state }) => <StatePill state={state} /> },
  {
    key: 'amount',
    title: copy.amount,
    isNumber: true,
    isSortable: true,
    cell: ({ amountCents, refundedCents, installments }) => (
      <span className={classes.named}>
        {reais(amountCents)}
        {installments > 1 ? <small>{`${installments}x`}</small> : null}
        {refundedCents > 0 ? <small>{copy.refunded(reais(refundedCents))}</small> : null}
      </span>
    ),
  },
  { key: 'method', title: copy.method, cell: ({ billingType }) => copy.methods[billingType] },
  {
    key: 'plan',
    title: copy.plan,
    cell: ({ planName, reason }) => (
      <span className={classes.named}>
        {planName}
        <small>{copy.reasons[reason]}</small>
      </span>
    ),
  },
  {
    key: 'created',
    title: copy.made,
    isSortable: true,
    cell: ({ createdAt, environment }) => (
      <span className={classes.named}>
        {momentOf(createdAt)}
        {environment === 'production' ? null : <small>{copy.play}</small>}
      </span>
    ),
  },
]
