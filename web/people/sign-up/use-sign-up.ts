import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signUpCopy } from './sign-up.copy.ts'
import { isPersonalRefusal, signUpFailure } from './sign-up.model.ts'

/** Creates the account, once however often it is pressed; the guard then sends the person on. */
export function useSignUp(onPersonalRefusal: () => void) {
  const queryClient = useQueryClient()
  const once = useOnce()
  const call = useMutation(
    api.identity.signUp.mutationOptions({
      onSuccess: ({ session }) => {
        toastSuccess(signUpCopy.done)
        rememberSession(queryClient, session)
      },
      onError: async (error) => {
        once.again()
        toastError(signUpFailure(error))
        if (!isPersonalRefusal(error)) return
        onPersonalRefusal()
        // What the look-ups said before is out of date.
        await queryClient.invalidateQueries({ queryKey: api.identity.checkEmail.key() })
        await queryClient.invalidateQueries({ queryKey: api.identity.checkPhone.key() })
      },
    }),
  )
  return {
    isUnderWay: call.isPending || call.isSuccess,
    signUp: async (
      registration: Omit<Parameters<typeof call.mutate>[0], 'ref'>,
      invitedBy: Promise<string | null>,
    ) => {
      if (!once.begin()) return
      const ref = await invitedBy
      call.mutate({ ...registration, ...(ref === null ? {} : { ref }) })
    },
  }
}
