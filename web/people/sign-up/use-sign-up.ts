import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signUpCopy } from './sign-up.copy.ts'
import { isPersonalRefusal, signUpFailure } from './sign-up.model.ts'

/** Creates the account; the guard then sends the new person on to the onboarding. */
export function useSignUp(onPersonalRefusal: () => void) {
  const queryClient = useQueryClient()
  return useMutation(
    api.identity.signUp.mutationOptions({
      onSuccess: ({ session }) => {
        toastSuccess(signUpCopy.done)
        rememberSession(queryClient, session)
      },
      onError: async (error) => {
        toastError(signUpFailure(error))
        if (!isPersonalRefusal(error)) return
        onPersonalRefusal()
        // What the look-ups said before is out of date.
        await queryClient.invalidateQueries({ queryKey: api.identity.checkEmail.key() })
        await queryClient.invalidateQueries({ queryKey: api.identity.checkPhone.key() })
      },
    }),
  )
}
