import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { clearErrors, toastError } from '#design/toast/toast.ts'
import { exportCopy as copy } from './export.copy.ts'

/** Asks for the file, and shows at once that it is on its way. */
export function useRequestExport() {
  const queryClient = useQueryClient()
  return useMutation(
    api.account.requestExport.mutationOptions({
      onMutate: clearErrors,
      onSuccess: (asked) =>
        queryClient.setQueryData(api.account.getExport.queryOptions().queryKey, asked),
      onError: (error) => toastError({ title: copy.askFailed, message: refusalSentence(error) }),
    }),
  )
}
