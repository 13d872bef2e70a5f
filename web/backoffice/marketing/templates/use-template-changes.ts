import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { templatesCopy as copy } from './templates.copy.ts'

/** Saves and deletes; lists everywhere follow. */
export function useTemplateChanges(onRemoved: () => void) {
  const queryClient = useQueryClient()
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: adminApi.messageTemplates.list.key() })
  const onError = (failure: Error): void =>
    toastError({ title: copy.saveFailed, message: refusalSentence(failure) })
  const save = useMutation({
    ...adminApi.messageTemplates.save.mutationOptions(),
    onError,
    onSuccess: async () => {
      await refresh()
      toastSuccess({ title: copy.saved })
    },
  })
  const remove = useMutation({
    ...adminApi.messageTemplates.remove.mutationOptions(),
    onError,
    onSuccess: async () => {
      onRemoved()
      await refresh()
      toastSuccess({ title: copy.removed })
    },
  })
  return { save, remove }
}
