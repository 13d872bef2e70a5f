import type { Session } from '@lya/contract/people/identity.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { rememberSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { signUpCopy } from './sign-up.copy.ts'
import { isPersonalRefusal, isTaken, signUpFailure } from './sign-up.model.ts'
import { dropDraft } from './sign-up-draft.ts'

/** Creates the account, once however often it is pressed; the guard then sends the person on. */
export function useSignUp(onPersonalRefusal: () => void) {
  const queryClient = useQueryClient()
  const once = useOnce()
  // An answer was lost on its way: the account may have been made all the same.
  const isUnsure = useRef(false)
  const enter = (session: Session) => {
    dropDraft()
    toastSuccess(signUpCopy.done)
    rememberSession(queryClient, session)
  }
  const call = useMutation(
    api.identity.signUp.mutationOptions({
      onSuccess: ({ session }) => enter(session),
      onError: async (error, registration) => {
        const own = isUnsure.current && isTaken(error) ? await findOwn(registration) : null
        if (own) return enter(own)
        isUnsure.current ||= !(error instanceof RefusedCall)
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

/**
 * Whose e-mail and password these are, where somebody has them: after a lost answer it is the same
 * person, who was told to try again.
 */
async function findOwn({ email, password }: Credentials): Promise<Session> {
  try {
    return (await client.identity.signIn({ email, password })).session
  } catch (failure) {
    // Somebody else's, or still no line: then the first refusal is what there is to say.
    console.info('nobody was let in after a lost answer', failure)
    return null
  }
}

type Credentials = { email: string; password: string }
