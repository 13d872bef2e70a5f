import type { ReactNode } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { type Facts, VersionChoice } from '#design/page/version-choice.tsx'

type Versions<T> = { stored: T; yours: T }

type Props<T> = {
  title: string
  opened: boolean
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
  const { opened, onClose, stale, copy, factsOf } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={stale ? copy.stale : props.title}>
      {stale ? (
        <VersionChoice
          lead={copy.staleLead}
          stored={factsOf(stale.stored)}
          yours={factsOf(stale.yours)}
          isSaving={props.isSaving}
          onKeepStored={onClose}
          onKeepYours={() => props.onKeepYours(stale)}
        />
      ) : (
        props.children
      )}
    </Dialog>
  )
}
