import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { operatorsCopy as copy } from './operators.copy.ts'

/**
 * Does one of the page's deeds; the answer is the whole page as it is now.
 *
 * @param told What is said once it is done. Failures are said by the dialog, or else by a toast.
 */
export function useDeed<Input, List>(
  call: (input: Input) => Promise<List>,
  { told, isToasted = false, onDone }: { told: string; isToasted?: boolean; onDone?: () => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (list) => {
      queryClient.setQueryData(adminApi.operators.list.queryKey(), list as never)
      toastSuccess({ title: told })
      onDone?.()
    },
    onError: (failure) => {
      // Somebody else may have been quicker: what is shown is fetched again.
      void queryClient.invalidateQueries({ queryKey: adminApi.operators.key() })
      if (isToasted) toastError({ title: copy.failed, message: refusalSentence(failure) })
    },
  })
}
