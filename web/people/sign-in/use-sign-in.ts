import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signInCopy } from './sign-in.copy.ts'
import { greeting, signInFailure } from './sign-in.model.ts'

/** A breath between the success and the next page, so that the toast is seen to belong here. */
const leaveDelayMs = 100

/** Signs in, once however often it is pressed; the guard then sends the person on. */
export function useSignIn() {
  const queryClient = useQueryClient()
  const once = useOnce()
  const call = useMutation(
    api.identity.signIn.mutationOptions({
      onSuccess: ({ session }) => {
        toastSuccess({ title: signInCopy.done, message: greeting(session?.name ?? '') })
        setTimeout(() => rememberSession(queryClient, session), leaveDelayMs)
      },
      onError: (error) => {
        once.again()
        toastError(signInFailure(error))
      },
    }),
  )
  return {
    // Until the next page is there: pressing again in that breath would sign in again.
    isUnderWay: call.isPending || call.isSuccess,
    signIn: (credentials: { email: string; password: string }) => {
      if (once.begin()) call.mutate(credentials)
    },
  }
}
