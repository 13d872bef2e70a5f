import { useEffect, useState } from 'react'
import { keepEarlyKeys } from '#design/layers/early-keys.ts'

/** Whether the palette is open, and Ctrl K, which opens it from anywhere but another dialog. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      keepEarlyKeys()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
