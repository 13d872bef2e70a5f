import { useMemo, useState } from 'react'

/** The drawer of a phone: open, closed by hand, or closed by going elsewhere. */
export function useMenu() {
  const [state, setState] = useState<'open' | 'closed' | 'left'>('closed')
  const actions = useMemo(
    () => ({
      open: () => setState('open'),
      close: () => setState('closed'),
      leave: () => setState('left'),
    }),
    [],
  )
  return { isOpen: state === 'open', isLeaving: state === 'left', ...actions }
}
