import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import type { useHistory } from '#assistant/use-history.ts'
import classes from './chat.module.css'

type Props = {
  history: ReturnType<typeof useHistory>
  scroller: RefObject<HTMLElement | null>
}

/** Fetches the page before when the person scrolls to the top; a button does the same. */
export function OlderMessages({ history, scroller }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history
  const button = useRef<HTMLButtonElement>(null)
  const pages = history.data?.pages.length ?? 0
  usePlaceKept(scroller, pages)

  useEffect(() => {
    if (!button.current || !scroller.current || !hasNextPage) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isFetchingNextPage) void fetchNextPage()
      },
      { root: scroller.current },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, scroller])

  if (!hasNextPage) return null
  return (
    <button
      ref={button}
      type="button"
      className={classes.older}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {copy.older}
    </button>
  )
}

/** What the person reads stays where it is while older messages are put above it. */
function usePlaceKept(scroller: RefObject<HTMLElement | null>, pages: number): void {
  const before = useRef({ pages: 0, heightPx: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (before.current.pages > 0 && pages > before.current.pages) {
      element.scrollTop += element.scrollHeight - before.current.heightPx
    }
    before.current = { pages, heightPx: element.scrollHeight }
  })
}
