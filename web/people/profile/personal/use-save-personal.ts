import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { dataCopy as copy } from '../profile.copy.ts'
import { usePutProfile } from '../use-put-profile.ts'
import { type PersonalFields, refusedField, savedNotice } from './personal-form.model.ts'

/** Stores what changed. Another zone may make another day of today: all is asked for anew. */
export function useSavePersonal(onSaved: () => void) {
  const queryClient = useQueryClient()
  const putProfile = usePutProfile()
  return useMutation({
    mutationFn: (changes: Partial<PersonalFields> & { currentPassword?: string }) =>
      client.profiles.update(changes),
    onMutate: clearErrors,
    onSuccess: async (profile, changes) => {
      toastSuccess(savedNotice(profile, changes))
      await putProfile(profile)
      onSaved()
      if (changes.timeZone === undefined) await refreshTopics(queryClient, ['profile'])
      else await queryClient.invalidateQueries()
    },
    onError: (failure) => {
      const message = refusedField(failure).password ?? refusalSentence(failure)
      toastError({ title: copy.failed, message })
    },
  })
}
