import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps a keyboard's place when the row that opened a dialog goes by what the dialog does: the same
 * button of the next row takes the focus. After the last row it is the button that adds one, where
 * the list now says that it is empty, else the list's heading.
 *
 * @returns To be called when it is done.
 */
export function useFocusAfter(): () => void {
  const [{ opener, neighbour, list }] = useState(placeOfFocus)
  const watching = useRef<MutationObserver>(null)
  useEffect(() => () => watching.current?.disconnect(), [])
  return useCallback(() => {
    watching.current?.disconnect()
    const watch = new MutationObserver(() => {
      // As long as it stands it gets the focus back by itself, and somebody may have moved on.
      if (opener?.isConnected || document.activeElement !== document.body) return
      watch.disconnect()
      const target = neighbour?.isConnected ? neighbour : afterLast(list)
      target?.focus({ preventScroll: true })
    })
    watch.observe(document.body, { childList: true, subtree: true })
    watching.current = watch
  }, [opener, neighbour, list])
}

function placeOfFocus() {
  const opener = document.activeElement
  const row = opener?.closest('tr, li')
  if (!row) return { opener, neighbour: null, list: null }
  const place = [...row.querySelectorAll('button')].findIndex((one) => one.isSameNode(opener))
  const buttonOf = (one: Element | undefined) => one?.querySelectorAll('button')[place]
  // A list may stand in parts, with headings between them.
  const inOne = row.closest('[data-rows]') ?? row.parentElement
  const rows = [...(inOne?.querySelectorAll(row.localName) ?? [])].filter(buttonOf)
  const at = rows.indexOf(row)
  const neighbour = buttonOf(rows[at + 1]) ?? buttonOf(rows[at - 1]) ?? null
  return { opener, neighbour, list: row.closest<HTMLElement>('section[aria-labelledby]') }
}

function afterLast(list: HTMLElement | null): HTMLElement | null {
  const page = document.getElementById('content')
  const place = list?.isConnected ? list : page
  const add = place?.querySelector<HTMLElement>('[data-empty] button')
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3')
  if (add || !heading) return add ?? page
  heading.tabIndex = -1
  heading.dataset.holdsFocus = ''
  return heading
}
