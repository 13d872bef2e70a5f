import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { TimelineEntry } from '#assistant/timeline.model.ts'

/** How near to the end still counts as reading the end, in CSS pixels. */
const nearPx = 120

/**
 * Keeps the end of the conversation in sight: when the page opens, whenever the person writes,
 * and when an answer comes while they are reading the end. Who reads further up is left alone.
 */
export function useStickToEnd(entries: readonly TimelineEntry[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const lastKey = useRef<string | undefined>(undefined)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const notice = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    }
    element.addEventListener('scroll', notice, { passive: true })
    // A phone's keyboard makes the area smaller: the end stays in sight.
    const resized = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight
    })
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', notice)
      resized.disconnect()
    }
  }, [])

  // At each render: an answer, the typing sign and the list of examples all change the height.
  useLayoutEffect(() => {
    const last = entries.at(-1)
    const isMineNew = last?.kind === 'mine' && last.key !== lastKey.current
    lastKey.current = last?.key
    const element = scroller.current
    if (element && (isNear.current || isMineNew)) element.scrollTop = element.scrollHeight
  })

  return scroller
}
