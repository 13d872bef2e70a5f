import type { ReactNode } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { type Facts, VersionChoice } from '#design/page/version-choice.tsx'

type Versions<T> = { stored: T; yours: T }

type Props<T> = {
  title: string
  opened: boolean
  /** In pixels; a phone takes its whole width. */
  size?: number
  onClose: () => void
  /** Both versions, where what is edited was changed elsewhere meanwhile. */
  stale: Versions<T> | null
  copy: { stale: string; staleLead: string }
  factsOf: (version: T) => Facts
  isSaving: boolean
  onKeepYours: (versions: Versions<T>) => void
  /** The form. */
  children: ReactNode
}

/** A form in a dialog, and in its place the choice between two versions where there are two. */
export function VersionDialog<T>(props: Props<T>) {
  const { title, stale, copy, factsOf, isSaving, onKeepYours, children, ...dialog } = props
  return (
    <Dialog title={stale ? copy.stale : title} {...dialog}>
      {stale ? (
        <div data-unsaved="">
          <VersionChoice
            lead={copy.staleLead}
            stored={factsOf(stale.stored)}
            yours={factsOf(stale.yours)}
            isSaving={isSaving}
            onKeepStored={dialog.onClose}
            onKeepYours={() => onKeepYours(stale)}
          />
        </div>
      ) : (
        children
      )}
    </Dialog>
  )
}
