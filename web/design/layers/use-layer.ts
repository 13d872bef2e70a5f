import { useLayoutEffect, useRef } from 'react'
import { keepEarlyKeys } from '#design/layers/early-keys.ts'
import { putOnTop } from '#design/layers/layers.ts'

type Options = {
  /** It has a field that takes the focus, and what is typed before that. */
  isTypedInto?: boolean
}

/**
 * What every dialog, sheet, drawer and palette has in common: Escape and Back leave the topmost,
 * the focus goes back to what opened it, and no key that is typed meanwhile is lost.
 */
export function useLayer(opened: boolean, leave: () => void, options: Options = {}): void {
  const latest = useRef(leave)
  latest.current = leave
  const { isTypedInto = false } = options
  useLayoutEffect(() => {
    if (!opened) return
    const opener = takeOpener()
    const takeAway = putOnTop({ leave: () => latest.current() })
    const stopKeeping = isTypedInto ? keepEarlyKeys() : null
    return () => {
      stopKeeping?.()
      takeAway()
      giveBack(opener)
    }
  }, [opened, isTypedInto])
}

/** Where the focus belongs once what is closing in this very moment has closed. */
let returning: { opener: HTMLElement | null } | null = null

/** What opens out of something that closes, such as the palette, goes back to that one's opener. */
function takeOpener(): HTMLElement | null {
  const { activeElement } = document
  const opener = returning ? returning.opener : activeElement
  returning = null
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

function giveBack(opener: HTMLElement | null): void {
  const due = { opener }
  returning = due
  // Once React is done: it would take the focus back to what is still to be seen closing.
  queueMicrotask(() => {
    if (returning !== due) return
    returning = null
    const { activeElement } = document
    // A page that has been gone to has taken the focus already.
    const isElsewhere = activeElement !== document.body && !activeElement?.closest('[role=dialog]')
    if (isElsewhere) return
    if (opener?.isConnected) opener.focus({ preventScroll: true })
    else if (activeElement instanceof HTMLElement) activeElement.blur()
    if (opener) keepOnPage(opener)
  })
}

/** To the page, when what has the focus goes with what was done, as a row or an entry of a menu. */
function keepOnPage(opener: HTMLElement): void {
  // Whoever knows a better place, such as the next row, comes first.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body || opener.isConnected) return
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
