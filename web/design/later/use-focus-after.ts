import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps a keyboard's place when the row that opened a dialog goes by what the dialog does: the same
 * button of the next row takes the focus, or the page itself.
 *
 * @returns To be called when it is done.
 */
export function useFocusAfter(): () => void {
  const [{ opener, neighbour }] = useState(placeOfFocus)
  const watching = useRef<MutationObserver>(null)
  useEffect(() => () => watching.current?.disconnect(), [])
  return useCallback(() => {
    watching.current?.disconnect()
    const watch = new MutationObserver(() => {
      // As long as it stands it gets the focus back by itself, and somebody may have moved on.
      if (opener?.isConnected || document.activeElement !== document.body) return
      watch.disconnect()
      const target = neighbour?.isConnected ? neighbour : document.getElementById('content')
      target?.focus({ preventScroll: true })
    })
    watch.observe(document.body, { childList: true, subtree: true })
    watching.current = watch
  }, [opener, neighbour])
}

function placeOfFocus() {
  const opener = document.activeElement
  const row = opener?.closest('tr, li')
  if (!row) return { opener, neighbour: null }
  const place = [...row.querySelectorAll('button')].findIndex((one) => one.isSameNode(opener))
  const buttonOf = (one: Element | undefined) => one?.querySelectorAll('button')[place]
  // A list may stand in parts, with headings between them.
  const list = row.closest('[data-rows]') ?? row.parentElement
  const rows = [...(list?.querySelectorAll(row.localName) ?? [])].filter(buttonOf)
  const at = rows.indexOf(row)
  return { opener, neighbour: buttonOf(rows[at + 1]) ?? buttonOf(rows[at - 1]) ?? null }
}
