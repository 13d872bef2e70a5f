import { useMutation } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { passwordCopy as copy } from '../profile.copy.ts'
import { changeFailure, type PasswordChange } from './password-form.model.ts'

export function useChangePassword(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ current, password }: PasswordChange) =>
      client.profiles.changePassword({ currentPassword: current, newPassword: password }),
    onSuccess: ({ othersEnded }) => {
      if (othersEnded) toastSuccess(copy.saved)
      else toastError(copy.partly)
      onChanged()
    },
    onError: (failure) => toastError(changeFailure(failure)),
  })
}
