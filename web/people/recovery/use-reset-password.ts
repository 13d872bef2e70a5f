import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { recoveryCopy } from './recovery.copy.ts'
import { resetFailure } from './recovery.model.ts'

/** Sets the new password and goes to /login; every session of before has ended by then. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation(
    api.identity.resetPassword.mutationOptions({
      onSuccess: async () => {
        toastSuccess(recoveryCopy.done)
        await queryClient.invalidateQueries({ queryKey: api.identity.session.key() })
        await navigate(paths.login, { replace: true })
      },
      onError: async (error) => {
        toastError(resetFailure(error))
        const isSpent =
          error instanceof RefusedCall && error.code === 'identity.recovery-token-invalid'
        if (isSpent) await navigate(paths.login, { replace: true, state: { isRecovering: true } })
      },
    }),
  )
}
