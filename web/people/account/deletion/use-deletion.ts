import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refetchSession } from '#connection/session/session.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { deletionCopy, wayBackCopy } from './deletion.copy.ts'

/** Asks for the end; the session then says so, and the way back takes the place of all pages. */
export function useRequestDeletion() {
  const queryClient = useQueryClient()
  return useMutation(
    api.account.requestDeletion.mutationOptions({
      onMutate: clearErrors,
      onSuccess: () => refetchSession(queryClient),
      onError: (error) =>
        toastError({ title: deletionCopy.failed, message: refusalSentence(error) }),
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
