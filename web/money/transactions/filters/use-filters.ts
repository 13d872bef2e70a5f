import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Filters,
  readFilters,
  writeFilters,
} from '#money/transactions/filters/filters.model.ts'

/** The filters of this page; they live in its address, so a link or a reload keeps them. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const setFilters = useCallback(
    (next: Filters) => setSearch(writeFilters(next), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  return [filters, setFilters]
}
