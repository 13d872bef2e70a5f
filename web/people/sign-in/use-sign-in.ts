import type { Session } from '@lya/contract/people/identity.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signInCopy } from './sign-in.copy.ts'
import { greeting, signInFailure } from './sign-in.model.ts'

/** A breath between the success and the next page, so that the toast is seen to belong here. */
const leaveDelayMs = 100

/** Signs in, once however often it is pressed; the guard then sends the person on. */
export function useSignIn(onCodeDue: () => void) {
  const once = useOnce()
  const enter = useEnter()
  const call = useMutation(
    api.identity.signIn.mutationOptions({
      onSuccess: ({ session, isCodeDue }) => (isCodeDue ? onCodeDue() : enter(session)),
      onError: (error) => {
        once.again()
        toastError(signInFailure(error))
      },
    }),
  )
  return {
    // Until the next page is there: pressing again in that breath would sign in again.
    isUnderWay: call.isPending || call.isSuccess,
    isRefused: isWrong(call.error),
    signIn: (credentials: { email: string; password: string }) => {
      if (once.begin()) call.mutate(credentials)
    },
  }
}

/** Whether there is nobody of this name and password. */
function isWrong(error: unknown): boolean {
  return error instanceof RefusedCall && error.code === 'identity.credentials-wrong'
}

/** Takes the second step, once however often it is pressed. */
export function useTakeStep(on: { onWrong: () => void; onExpired: () => void }) {
  const once = useOnce()
  const enter = useEnter()
  const call = useMutation(
    api.identity.takeSecondStep.mutationOptions({
      onSuccess: ({ session }) => enter(session),
      onError: (error) => {
        once.again()
        toastError(signInFailure(error))
        if (!(error instanceof RefusedCall)) return
        if (error.code === 'second-factor.step-expired') on.onExpired()
        else on.onWrong()
      },
    }),
  )
  return {
    isUnderWay: call.isPending || call.isSuccess,
    take: (typed: { code: string; isTrusted: boolean }) => {
      if (once.begin()) call.mutate(typed)
    },
  }
}

/** Greets whoever is let in, and takes the session over. */
function useEnter(): (session: Session) => void {
  const queryClient = useQueryClient()
  return (session) => {
    toastSuccess({ title: signInCopy.done, message: greeting(session?.name ?? '') })
    setTimeout(() => rememberSession(queryClient, session), leaveDelayMs)
  }
}
