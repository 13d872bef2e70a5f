import { type ReactNode, use, useEffect, useLayoutEffect } from 'react'
import { FrameContext, type FramedTitle } from '#design/later/dialog-frame.tsx'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import { settleEarlyKeys } from '#design/layers/early-keys.ts'

type Props = {
  opened: boolean
  title: ReactNode
  /** In pixels; a phone takes its whole width. */
  size?: number
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form; within a `DialogFrame` it fills the sheet that is open already. */
export function Dialog({ title, children, ...sheet }: Props) {
  const framed = use(FrameContext)
  if (framed) return <Filling {...{ framed, title, children }} />
  return (
    <DialogSheet title={title} {...sheet}>
      {children}
    </DialogSheet>
  )
}

function Filling(props: { framed: FramedTitle; title: ReactNode; children: ReactNode }) {
  const { framed, title, children } = props
  useLayoutEffect(() => framed(title), [framed, title])
  useEffect(() => {
    // The sheet took the focus when it opened; where that was before this came, it moves on.
    const sheet = document.activeElement?.closest('[role=dialog]')
    sheet?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    settleEarlyKeys()
  }, [])
  return children
}
