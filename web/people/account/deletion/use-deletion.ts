import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { refetchSession } from '#connection/session/session.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { refusedField } from '#people/account/refused-field.ts'
import { deletionCopy, wayBackCopy } from './deletion.copy.ts'

/** Asks for the end; the session then says so, and the way back takes the place of all pages. */
export function useRequestDeletion() {
  const queryClient = useQueryClient()
  return useMutation(
    api.account.requestDeletion.mutationOptions({
      onMutate: clearErrors,
      onSuccess: async () => {
        await refetchSession(queryClient)
        // Its renewal has stopped: the page that comes now shows how it stands.
        await refreshTopics(queryClient, ['subscription'])
      },
      onError: (error) => {
        // What a field says is not said over it.
        if (Object.keys(refusedField(error)).length > 0) return
        toastError({ title: deletionCopy.failed, message: refusalSentence(error) })
      },
    }),
  )
}

/** Comes back: everything is as it was. */
export function useKeepAccount() {
  const queryClient = useQueryClient()
  return useMutation(
    api.account.keep.mutationOptions({
      onMutate: clearErrors,
      onSuccess: async () => {
        await refetchSession(queryClient)
        toastSuccess(wayBackCopy.kept)
      },
      onError: (error) =>
        toastError({ title: wayBackCopy.failed, message: refusalSentence(error) }),
    }),
  )
}
