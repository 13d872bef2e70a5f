import { useState } from 'react'
import type { StaleVersions } from '#connection/changes/stale-versions.ts'

type Save<Draft, Version> = {
  draft: Draft
  edited: Version | null
  /** Of a new one; the same at each try, so that a repeat creates nothing twice. */
  id: string
}
type Reactions = { onSuccess: () => void; onError: (failure: Error) => void }

/**
 * What a dialog with a form does: it saves under one id, and where what is edited was changed
 * elsewhere meanwhile it has both versions.
 *
 * @param how.staleOf Reads both from a failure; null where it failed for another reason.
 */
export function useVersionedSave<Draft, Version>(
  save: { mutate: (save: Save<Draft, Version>, reactions: Reactions) => void; isPending: boolean },
  how: { id: string; staleOf: (failure: Error) => StaleVersions<Version> | null },
) {
  const [stale, setStale] = useState<StaleVersions<Version> | null>(null)
  const submit = (draft: Draft, edited: Version | null, onSaved: () => void) => {
    save.mutate(
      { draft, edited, id: how.id },
      { onSuccess: onSaved, onError: (failure) => setStale(how.staleOf(failure)) },
    )
  }
  return { submit, stale, isSaving: save.isPending }
}
