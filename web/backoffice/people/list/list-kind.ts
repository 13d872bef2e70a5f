import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import type { PeopleFilter, PeopleSort } from '@lya/contract/backoffice/people-filter.ts'
import type { Column, Sort } from '#design/table/column.ts'

/** A choice that narrows the list. */
export interface FilterField {
  key: Exclude<keyof PeopleFilter, 'list' | 'search'>
  label: string
  options: readonly { value: string; label: string }[]
}

/** What tells one list of people from the other. */
export interface ListKind {
  page: 'trials' | 'subscribers'
  list: 'trial' | 'subscriber'
  label: string
  fields: readonly FilterField[]
  columns: readonly [Column<AdminPerson>, ...Column<AdminPerson>[]]
  /** What the server sorts a column by, where it has another name. */
  sorts: Readonly<Record<string, PeopleSort>>
  sort: Sort
  copy: { loading: string; loadFailed: string; empty: string }
}
