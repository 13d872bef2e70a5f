import { startTransition, useCallback, useMemo, useState } from 'react'
import { type Loadable, loadQuietly, useLoadEarly } from '#design/later/use-load-early.ts'

const never = () => false

/**
 * Which of a page's dialogs is open, and on what. The button of the first one takes `reached`: a
 * pointer or the focus on it has that dialog loaded.
 * @param parts Those dialogs, always the same.
 * @param isFramed Whether it opens in a `DialogFrame`; always the same too.
 */
export function useDialogs<Open>(
  parts: readonly Loadable[],
  isFramed: (open: Open) => boolean = never,
) {
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [{ open, opening }, setOpen] = useState({ open: null as Open | null, opening: 0 })
  const [opened, setOpened] = useState(false)
  useLoadEarly(parts, 'press')
  const show = useCallback(
    (next: Open) => {
      const change = () => {
        setOpen((before) => ({ open: next, opening: before.opening + 1 }))
        setOpened(true)
      }
      // A frame shows at once. What has none would leave a blank, which React then holds: it waits.
      if (isFramed(next)) change()
      else startTransition(change)
    },
    [isFramed],
  )
  const close = useCallback(() => setOpened(false), [])
  const reached = useMemo<Reached>(() => {
    const load = () => void loadQuietly(parts[0])
    return { onPointerEnter: load, onFocus: load }
  }, [parts])
  return { open, opening, show, reached, frame: { opened, onClose: close } }
}

export type Reached = { onPointerEnter: () => void; onFocus: () => void }
