import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const name = 'novo'

/** The address of a page with its dialog for something new open. */
export function openedByLink(path: string): string {
  return `${path}?${name}=1`
}

/** Opens a page's dialog when the address asks for it, once: the address then forgets it. */
export function useOpenedByLink(open: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(name)
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!isAsked) return
    setSearch(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    latest.current()
  }, [isAsked, setSearch])
}
