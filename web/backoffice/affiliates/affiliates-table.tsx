import type { Affiliate } from '@lya/contract/backoffice/trade/affiliates.ts'
import { affiliateStates } from '@lya/core/commerce/referral/standing.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { Pill } from '#design/table/pill.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { affiliatesCopy as copy } from './affiliates.copy.ts'
import classes from './affiliates.module.css'
import { FreezeDialog } from './batch/freeze-dialog.tsx'
import { reais } from './format.ts'

export type TableProps = {
  query: URLSearchParams
  onChange: (changes: Record<string, string>) => void
}

const sorts = ['approved', 'pending', 'paid'] as const
const restMs = 300

/** Who earns commissions; those who are chosen are paid by one batch. */
export function AffiliatesTable({ query, onChange }: TableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isFreezing, setFreezing] = useState(false)
  const search = query.get('q') ?? ''
  const state = affiliateStates.find((one) => one === query.get('mostrar')) ?? 'all'
  const sort = sorts.find((one) => one === query.get('ordem')) ?? 'approved'
  const direction = query.get('sentido') === 'asc' ? 'asc' : 'desc'
  const cursor = query.get('pagina')
  const input = { state, sort, direction, ...(search === '' ? {} : { search }) } as const
  const found = useQuery({
    ...adminApi.affiliates.list.queryOptions({ input: { ...input, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = state !== 'all' || search !== ''
  const payable = (found.data?.items ?? []).filter(
    ({ userId, hasKey, approvedCents, inBatchCents }) =>
      chosen.has(userId) && hasKey && approvedCents > inBatchCents,
  )
  return (
    <>
      <Filters query={query} onChange={onChange}>
        <span className={classes.chosen} role="status">
          {chosen.size > 0 ? copy.chosen(payable.length) : null}
        </span>
        <Button size="sm" disabled={payable.length === 0} onClick={() => setFreezing(true)}>
          {copy.makeBatch}
        </Button>
      </Filters>
      <TableStates query={found} copy={isNarrowed ? copy : { ...copy, empty: copy.nobody }}>
        {({ items, nextCursor }) => (
          <>
            <DataTable
              label={copy.people}
              rows={items}
              rowKey={({ userId }) => userId}
              rowName={({ name }) => name}
              columns={columns}
              href={({ userId }) => hrefOf(query, userId)}
              sort={{ key: sort, direction }}
              onSort={(next) => onChange({ ordem: next.key, sentido: next.direction })}
              chosen={{ keys: chosen, onChange: setChosen }}
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
      {isFreezing ? (
        <FreezeDialog
          people={payable}
          onClose={() => setFreezing(false)}
          onFrozen={(lote) => {
            setFreezing(false)
            setChosen(new Set())
            onChange({ ver: 'lotes', lote })
          }}
        />
      ) : null}
    </>
  )
}

function hrefOf(query: URLSearchParams, userId: string): string {
  const next = new URLSearchParams(query)
  next.set('afiliado', userId)
  return `?${next}`
}

function Filters({ query, onChange, children }: TableProps & { children: ReactNode }) {
  return (
    <search className={classes.filters}>
      <Search kept={query.get('q') ?? ''} onSearch={(q) => onChange({ q })} />
      <NativeSelect
        size="sm"
        label={copy.state}
        value={query.get('mostrar') ?? 'all'}
        onChange={({ currentTarget }) => onChange({ mostrar: currentTarget.value })}
      >
        {affiliateStates.map((one) => (
          <option key={one} value={one}>
            {copy.states[one]}
          </option>
        ))}
      </NativeSelect>
      {children}
    </search>
  )
}

function Search({ kept, onSearch }: { kept: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(kept)
  useEffect(() => {
    if (typed.trim() === kept) return
    const rest = setTimeout(() => onSearch(typed.trim()), restMs)
    return () => clearTimeout(rest)
  }, [typed, kept, onSearch])
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search}
      label={copy.search}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== kept) onSearch(typed.trim())
      }}
    />
  )
}

const columns: [Column<Affiliate>, ...Column<Affiliate>[]] = [
  {
    key: 'person',
    title: copy.person,
    cell: ({ name, email }) => (
      <span className={classes.named}>
        {name || email}
        <small>{email}</small>
      </span>
    ),
  },
  {
    key: 'approved',
    title: copy.approved,
    isNumber: true,
    isSortable: true,
    cell: ({ approvedCents, inBatchCents }) => (
      <span className={classes.named}>
        {reais(approvedCents)}
        {approvedCents < 0 ? <Pill tone="bad">{copy.debt}</Pill> : null}
        {inBatchCents > 0 ? <small>{copy.inBatch(reais(inBatchCents))}</small> : null}
      </span>
    ),
  },
  {
    key: 'pending',
    title: copy.pending,
    isNumber: true,
    isSortable: true,
    cell: ({ pendingCents }) => reais(pendingCents),
  },
  {
    key: 'paid',
    title: copy.paid,
    isNumber: true,
    isSortable: true,
    cell: ({ paidOutCents }) => reais(paidOutCents),
  },
  {
    key: 'key',
    title: copy.key,
    cell: ({ hasKey }) =>
      hasKey ? <Pill tone="good">{copy.hasKey}</Pill> : <Pill tone="warning">{copy.noKey}</Pill>,
  },
]
