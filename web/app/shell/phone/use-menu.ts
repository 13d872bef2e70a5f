import { useMemo, useState } from 'react'

/** The drawer of a phone. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const actions = useMemo(() => ({ open: () => setOpen(true), close: () => setOpen(false) }), [])
  return { isOpen, ...actions }
}
