import { limits } from '@lya/core/limits.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import {
  allPeriods,
  type Period,
  rangeOf,
  readPeriod,
  writePeriod,
} from '#money/periods/period.model.ts'

/** What the list shows; an empty filter shows everything. */
export type Filters = {
  search: string
  /** `withoutCategory` for what has none. */
  categoryId: string | null
  type: TransactionType | null
  period: Period
}

export const noFilters: Filters = { search: '', categoryId: null, type: null, period: allPeriods }

/** A category to filter by that is none, in the address as on the wire. */
export const withoutCategory = 'none'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the filters of an address; what does not fit is left out, so an old link still opens. */
export function readFilters(search: URLSearchParams): Filters {
  const category = search.get('category')
  const type = search.get('type')
  return {
    search: textOf(search.get('search') ?? ''),
    categoryId: category && (category === withoutCategory || uuid.test(category)) ? category : null,
    type: type === 'receita' || type === 'despesa' ? type : null,
    period: readPeriod(search),
  }
}

/** A link or a paste may carry control characters, which the server takes for an attack. */
function textOf(search: string): string {
  return search.replace(/\p{Cc}/gu, ' ').slice(0, limits.searchLengthMax)
}

/** Writes the filters to an address, each only when it limits something. */
export function writeFilters(filters: Filters): URLSearchParams {
  const search = new URLSearchParams()
  if (filters.search.trim() !== '') search.set('search', filters.search)
  if (filters.categoryId) search.set('category', filters.categoryId)
  if (filters.type) search.set('type', filters.type)
  writePeriod(search, filters.period)
  return search
}

export function isFiltered(filters: Filters): boolean {
  return writeFilters(filters).size > 0
}

/** The filters as the list and its cards ask for them: absent rather than empty. */
export function listInput(filters: Filters, today: string) {
  const search = filters.search.trim()
  return {
    ...(search === '' ? {} : { search }),
    ...(filters.categoryId ? { categoryId: filters.categoryId } : {}),
    ...(filters.type ? { type: filters.type } : {}),
    ...rangeOf(filters.period, today),
  }
}
