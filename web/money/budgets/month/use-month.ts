import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readMonth } from '#money/budgets/month/month.model.ts'

const name = 'mes'

/** The month of an address; null where it names none. */
export function monthIn(search: URLSearchParams): string | null {
  return readMonth(search.get(name))
}

/** The month in the address as `YYYY-MM`; null is the current one, which the server knows. */
export function useMonth(): [month: string | null, setMonth: (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const setMonth = useCallback(
    (month: string) => {
      setSearch(
        (before) => {
          before.set(name, month)
          return before
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return [monthIn(search), setMonth]
}
