import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { passwordCopy as copy } from '../profile.copy.ts'
import { changeFailure, type PasswordChange } from './password-form.model.ts'

export function useChangePassword(onChanged: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ current, password }: PasswordChange) =>
      client.profiles.changePassword({ currentPassword: current, newPassword: password }),
    onMutate: clearErrors,
    onSuccess: ({ othersEnded }) => {
      // Numbers, browsers and an address that waited ended with the password before; this tab is
      // not told of its own deeds.
      void refreshTopics(queryClient, ['channels', 'reminders', 'profile'])
      if (othersEnded) toastSuccess(copy.saved)
      else toastError(copy.partly)
      onChanged()
    },
    onError: (failure) => toastError(changeFailure(failure)),
  })
}
