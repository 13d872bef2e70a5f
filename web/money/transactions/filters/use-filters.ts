import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Filters,
  readFilters,
  writeFilters,
} from '#money/transactions/filters/filters.model.ts'

/** A change is told what stands by then, not what stood when its field was drawn. */
export type ChangeFilters = (change: (before: Filters) => Filters) => void

/**
 * The filters of this page; they live in its address, so a link or a reload keeps them. The
 * address follows a moment later: until it has, the next change builds upon what was asked of it.
 */
export function useFilters(): [Filters, ChangeFilters] {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  /** Addresses that were asked for and have not been seen yet, oldest first. */
  const asked = useRef<string[]>([])
  const current = useRef(filters)
  useEffect(() => {
    const place = asked.current.indexOf(search.toString())
    asked.current = place === -1 ? [] : asked.current.slice(place + 1)
    // What somebody else asked for, such as a link or the back button, counts at once.
    if (asked.current.length === 0) current.current = filters
  }, [search, filters])
  const change = useCallback<ChangeFilters>(
    (make) => {
      current.current = make(current.current)
      const next = writeFilters(current.current)
      asked.current.push(next.toString())
      setSearch(next, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [filters, change]
}
