import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  type ListAddress,
  readAddress,
  writeAddress,
} from '#backoffice/people/list/address.model.ts'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'

/** What to change; a change that names no page begins at the first. */
export type ChangeAddress = (change: Partial<ListAddress>) => void

/**
 * The list as its address has it: a link, a reload or Back shows the same. The address follows a
 * moment later: until it has, the next change builds upon what was asked of it.
 */
export function useListAddress(kind: ListKind): [ListAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readAddress(params, kind), [params, kind])
  /** Addresses that were asked for and have not been seen yet, oldest first. */
  const asked = useRef<string[]>([])
  const current = useRef(address)
  useEffect(() => {
    const place = asked.current.indexOf(params.toString())
    asked.current = place === -1 ? [] : asked.current.slice(place + 1)
    // What somebody else asked for, such as a link or the back button, counts at once.
    if (asked.current.length === 0) current.current = address
  }, [params, address])
  const change = useCallback<ChangeAddress>(
    (given) => {
      // A page is a step of its own, which Back takes back; narrowing is not, letter by letter.
      const isPage = given.cursor !== undefined
      current.current = { ...current.current, cursor: null, ...given }
      const next = writeAddress(current.current, kind)
      asked.current.push(next.toString())
      setParams(next, { replace: !isPage, preventScrollReset: !isPage })
    },
    [setParams, kind],
  )
  return [address, change]
}
