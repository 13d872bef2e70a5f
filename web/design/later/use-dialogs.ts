import { useCallback, useMemo, useState } from 'react'
import { type Loadable, loadQuietly, useLoadEarly } from '#design/later/use-load-early.ts'

/**
 * Which of a page's dialogs is open, and on what. The button of the first one takes `reached`: a
 * pointer or the focus on it has that dialog loaded.
 * @param parts Those dialogs, always the same.
 */
export function useDialogs<Open>(parts: readonly Loadable[]) {
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [{ open, opening }, setOpen] = useState({ open: null as Open | null, opening: 0 })
  const [opened, setOpened] = useState(false)
  useLoadEarly(parts, 'press')
  const show = useCallback((next: Open) => {
    setOpen((before) => ({ open: next, opening: before.opening + 1 }))
    setOpened(true)
  }, [])
  const close = useCallback(() => setOpened(false), [])
  const reached = useMemo<Reached>(() => {
    const load = () => void loadQuietly(parts[0])
    return { onPointerEnter: load, onFocus: load }
  }, [parts])
  return { open, opening, show, reached, frame: { opened, onClose: close } }
}

export type Reached = { onPointerEnter: () => void; onFocus: () => void }
