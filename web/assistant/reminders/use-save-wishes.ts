import type { ReminderSettings, ReminderWishes } from '@lya/contract/assistant/reminders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError } from '#design/toast/toast.ts'
import { remindersCopy as copy } from './reminders.copy.ts'

const { queryKey } = api.reminders.settings.queryOptions()

/** Shows a choice at once and stores it; what could not be stored goes back to what is. */
export function useSaveWishes() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other: each carries all wishes, and the last one counts.
    scope: { id: 'reminder-wishes' },
    mutationFn: (wishes: ReminderWishes) => client.reminders.save(wishes),
    onMutate: async (wishes) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ReminderSettings>(queryKey, (now) => now && { ...now, ...wishes })
    },
    onError: async (failure) => {
      toastError({ title: copy.failed, message: refusalSentence(failure) })
      await queryClient.invalidateQueries({ queryKey })
    },
  })
}
