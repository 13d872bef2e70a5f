import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { scriptsCopy as copy } from '#backoffice/scripts/scripts.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

/** Saves a script; where somebody else did meanwhile, theirs is `stale`. */
export function useSaveScript(onSaved: (script: CallScript) => void) {
  const queryClient = useQueryClient()
  const [stale, setStale] = useState<CallScript | null>(null)
  const save = useMutation({
    mutationFn: (script: Omit<CallScript, 'version'> & { version: number | null }) =>
      adminClient.scripts.save(script),
    onSuccess: ({ script }) => {
      setStale(null)
      onSaved(script)
      toastSuccess({ title: copy.saved, message: copy.savedLead })
    },
    onError: (failure) => {
      const versions = staleVersions<CallScript>(failure, 'scripts.stale')
      if (versions) setStale(versions.stored)
      else toastError({ title: copy.saveFailed, message: refusalSentence(failure) })
    },
    onSettled: () => refreshTopics(queryClient, ['admin:scripts', 'admin:crm']),
  })
  return { save, stale, forget: () => setStale(null) }
}
