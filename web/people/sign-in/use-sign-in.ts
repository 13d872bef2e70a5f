import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signInCopy } from './sign-in.copy.ts'
import { greeting, signInFailure } from './sign-in.model.ts'

/** A breath between the success and the next page, so that the toast is seen to belong here. */
const leaveDelayMs = 100

/** Signs in; the guard then sends the person on to the dashboard. */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation(
    api.identity.signIn.mutationOptions({
      onSuccess: ({ session }) => {
        toastSuccess({ title: signInCopy.done, message: greeting(session?.name ?? '') })
        setTimeout(() => rememberSession(queryClient, session), leaveDelayMs)
      },
      onError: (error) => toastError(signInFailure(error)),
    }),
  )
}
