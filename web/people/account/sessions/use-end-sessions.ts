import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { sessionsCopy as copy } from './sessions.copy.ts'

/** Signs browsers out: one, or all but this. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const run = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    clearErrors()
    try {
      await call()
      toastSuccess({ title: done })
    } catch (failure) {
      toastError({ title: copy.endFailed, message: refusalSentence(failure) })
    }
    await refreshTopics(queryClient, ['sessions'])
    setBusy(false)
  }

  return {
    isBusy,
    end: (id: string) => run(() => client.sessions.end({ id }), copy.ended),
    endOthers: () => run(() => client.sessions.endOthers(), copy.othersEnded),
  }
}
