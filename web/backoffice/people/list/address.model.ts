import type { PeopleFilter, PeopleOrder } from '@lya/contract/backoffice/people-filter.ts'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import type { Sort } from '#design/table/column.ts'

/** What a list's address says of it. */
export interface ListAddress {
  search: string
  /** By the field's key; a field that is not there narrows nothing. */
  filters: Readonly<Record<string, string>>
  sort: Sort
  /** Where the page begins; null at the first one. */
  cursor: string | null
}

/** Reads an address; what is none of the list's choices counts for nothing. */
export function readAddress(params: URLSearchParams, kind: ListKind): ListAddress {
  const filters: Record<string, string> = {}
  for (const { key, options } of kind.fields) {
    const value = params.get(key)
    if (value !== null && options.some((option) => option.value === value)) filters[key] = value
  }
  return {
    search: params.get('busca') ?? '',
    filters,
    sort: readSort(params.get('ordem') ?? '', kind),
    cursor: params.get('depois'),
  }
}

/** Writes an address; what is as ever is left out, so that the same list has one address. */
export function writeAddress(address: ListAddress, kind: ListKind): URLSearchParams {
  const params = new URLSearchParams()
  if (address.search.trim() !== '') params.set('busca', address.search)
  for (const { key } of kind.fields) {
    const value = address.filters[key]
    if (value !== undefined) params.set(key, value)
  }
  const { key, direction } = address.sort
  if (key !== kind.sort.key || direction !== kind.sort.direction) {
    params.set('ordem', `${key}:${direction}`)
  }
  if (address.cursor !== null) params.set('depois', address.cursor)
  return params
}

/** What is kept of an address: all but the page. */
export function queryOf(address: ListAddress, kind: ListKind): string {
  return writeAddress({ ...address, cursor: null }, kind).toString()
}

/** What the server is asked for. */
export function filterOf({ search, filters }: ListAddress, kind: ListKind): Partial<PeopleFilter> {
  const asked = { list: kind.list, ...filters }
  // The values are those of the fields, which are written by the contract's own words.
  return (search.trim() === '' ? asked : { ...asked, search }) as Partial<PeopleFilter>
}

export function orderOf({ sort }: ListAddress, kind: ListKind): PeopleOrder {
  return { sort: kind.sorts[sort.key] ?? 'created', direction: sort.direction }
}

export function isNarrowed({ search, filters }: ListAddress): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0
}

/** Where the file of this list is, or of those of it that were chosen. */
export function exportUrl(address: ListAddress, kind: ListKind, ids?: readonly string[]): string {
  const asked = { ...filterOf(address, kind), ...orderOf(address, kind) }
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(asked)) if (value) params.set(key, value)
  if (ids) params.set('ids', ids.join())
  return `/api/admin/people/export.csv?${params}`
}

function readSort(text: string, kind: ListKind): Sort {
  const [key = '', direction] = text.split(':')
  const isKnown = Object.hasOwn(kind.sorts, key) && (direction === 'asc' || direction === 'desc')
  return isKnown ? { key, direction } : kind.sort
}
