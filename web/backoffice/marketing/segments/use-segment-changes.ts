import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { segmentsCopy as copy } from './segments.copy.ts'

/** Saves and deletes; lists everywhere follow. */
export function useSegmentChanges(onRemoved: () => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminApi.segments.list.key() })
  const onError = (failure: Error): void =>
    toastError({ title: copy.saveFailed, message: refusalSentence(failure) })
  const save = useMutation({
    ...adminApi.segments.save.mutationOptions(),
    onError,
    onSuccess: async () => {
      await refresh()
      toastSuccess({ title: copy.saved })
    },
  })
  const remove = useMutation({
    ...adminApi.segments.remove.mutationOptions(),
    onError,
    onSuccess: async () => {
      onRemoved()
      await refresh()
      toastSuccess({ title: copy.removed })
    },
  })
  return { save, remove }
}
