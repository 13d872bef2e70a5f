import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personPath } from '#app/back-office/admin-paths.ts'
import {
  filterOf,
  type ListAddress,
  orderOf,
  queryOf,
} from '#backoffice/people/list/address.model.ts'
import { ChosenBar } from '#backoffice/people/list/chosen-bar.tsx'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { rowName } from '#backoffice/people/list/person-cells.tsx'
import type { ChangeAddress } from '#backoffice/people/list/use-list-address.ts'
import { peopleCopy as copy } from '#backoffice/people/people.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { TableStates } from '#design/table/table-states.tsx'

type Props = { kind: ListKind; address: ListAddress; onChange: ChangeAddress }

const nobody: ReadonlySet<string> = new Set()

/** One page of people: the table, what can be done with those chosen, and the way to the next. */
export function PeopleList({ kind, address, onChange }: Props) {
  const filter = filterOf(address, kind)
  const { cursor } = address
  const input = { ...filter, ...orderOf(address, kind), ...(cursor === null ? {} : { cursor }) }
  const page = useQuery(
    adminApi.people.list.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  const count = useQuery(
    adminApi.people.count.queryOptions({ input: filter, placeholderData: keepPreviousData }),
  )
  // What was chosen is of this page: another one, or another order, begins with nobody.
  const place = `${queryOf(address, kind)} ${cursor}`
  const [chosen, setChosen] = useState({ place, keys: nobody })
  const keys = chosen.place === place ? chosen.keys : nobody
  const setKeys = (next: ReadonlySet<string>) => setChosen({ place, keys: next })
  return (
    <TableStates query={page} copy={kind.copy}>
      {({ items, nextCursor }) => (
        <div>
          <ChosenBar
            kind={kind}
            address={address}
            people={items.filter(({ userId }) => keys.has(userId))}
            onDone={() => setKeys(nobody)}
          />
          <DataTable
            label={kind.label}
            rows={items}
            rowKey={({ userId }) => userId}
            rowName={rowName}
            columns={kind.columns}
            href={({ userId }) => personPath(userId)}
            sort={address.sort}
            onSort={(sort) => onChange({ sort })}
            chosen={{ keys, onChange: setKeys }}
            isOld={page.isPlaceholderData}
          />
          <Pager
            onFirst={cursor === null ? null : () => onChange({ cursor: null })}
            onNext={nextCursor === null ? null : () => onChange({ cursor: nextCursor })}
          >
            {copy.shown(items.length, count.data?.people)}
          </Pager>
        </div>
      )}
    </TableStates>
  )
}
