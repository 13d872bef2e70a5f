import { createContext, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import classes from './dialog-frame.module.css'

/** Takes the title that a dialog wants once it is there, and whenever it changes. */
export type FramedTitle = (title: ReactNode) => void

export const FrameContext = createContext<FramedTitle | null>(null)

type Props = {
  opened: boolean
  /** Until the dialog has one of its own; null while nothing is in the frame. */
  title: ReactNode
  /** In pixels; a phone takes its whole width. */
  size?: number
  onClose: () => void
  children: ReactNode
}

/**
 * Answers a press at once: the sheet of a dialog with its title, which the dialog fills as soon as
 * its script has come. Each opening has a frame of its own, by its `key`.
 */
export function DialogFrame({ opened, title, children, ...sheet }: Props) {
  const [own, setOwn] = useState<ReactNode>(null)
  // The sheet first: a form takes its time to be drawn.
  const filling = useDeferredValue(children, null)
  const waiting = <span className={classes.waiting} data-waiting="" aria-hidden="true" />
  return (
    <DialogSheet opened={opened && title !== null} title={own ?? title} {...sheet}>
      <FrameContext value={setOwn}>
        <Suspense fallback={waiting}>{filling ?? waiting}</Suspense>
      </FrameContext>
    </DialogSheet>
  )
}
