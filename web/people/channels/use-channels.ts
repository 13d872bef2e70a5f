import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { channelsCopy as copy } from '#people/channels/channels.copy.ts'
import type { LinkCodeData } from '#people/channels/link-code.tsx'

/** Asks for a code that links a number, and lets numbers go. */
export function useChannels() {
  const queryClient = useQueryClient()
  const [code, setCode] = useState<LinkCodeData | null>(null)
  const [isBusy, setBusy] = useState(false)
  const drop = useCallback(() => setCode(null), [])

  const link = async () => {
    setBusy(true)
    clearErrors()
    try {
      setCode(await client.channels.startLink())
    } catch (failure) {
      toastError({ title: copy.linkFailed, message: refusalSentence(failure) })
    }
    setBusy(false)
  }

  const unlink = async (id: string) => {
    clearErrors()
    try {
      await client.channels.unlink({ id })
      toastSuccess({ title: copy.unlinked })
    } catch (failure) {
      toastError({ title: copy.unlinkFailed, message: refusalSentence(failure) })
    }
    await refreshTopics(queryClient, ['channels'])
  }

  return { code, isBusy, link, unlink, drop }
}
