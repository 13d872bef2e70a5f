import { startTransition, useCallback, useState } from 'react'
import type { Later } from '#design/later/later.ts'
import { useLoadEarly } from '#design/later/use-load-early.ts'

/** Which of a page's dialogs is open, and on what. @param parts Those dialogs, always the same. */
export function useDialogs<Open>(parts: readonly Pick<Later<never>, 'load'>[]) {
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [{ open, opening }, setOpen] = useState({ open: null as Open | null, opening: 0 })
  const [opened, setOpened] = useState(false)
  useLoadEarly(parts)
  const show = useCallback((next: Open) => {
    // React holds back what comes after a blank that it has just shown; a transition shows none.
    startTransition(() => {
      setOpen((before) => ({ open: next, opening: before.opening + 1 }))
      setOpened(true)
    })
  }, [])
  const close = useCallback(() => setOpened(false), [])
  return { open, opening, show, frame: { opened, onClose: close } }
}
