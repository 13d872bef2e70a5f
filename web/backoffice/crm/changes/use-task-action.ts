import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { whyFailed } from '#backoffice/crm/changes/why-failed.ts'
import { crmCopy as copy } from '#backoffice/crm/crm.copy.ts'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

type Told = { done?: () => void; failed?: (failure: Error) => void }

/** Work on one task: its new state is shown at once, every list asks again. */
export function useTaskAction<Input>(
  send: (input: Input) => Promise<{ task: WorkedTask }>,
  told: Told = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ task }) => {
      showTask(queryClient, task)
      told.done?.()
    },
    onError: (failure) => told.failed?.(failure),
    onSettled: () => refreshTopics(queryClient, ['admin:crm']),
  })
}

export function showTask(queryClient: QueryClient, task: WorkedTask): void {
  const queryKey = adminApi.crm.tasks.find.queryKey({ input: { id: task.id } })
  queryClient.setQueryData(queryKey, { task })
}

/** Says what failed and why; where the words are those of a box, under its title. */
export const tellFailure =
  (words: string, title: string | null = null) =>
  (failure: Error) => {
    const why = whyFailed(failure)
    if (title === null) toastError({ title: words, message: why })
    else toastError({ title, message: `${words.replace(/\.?$/, '.')} ${why}` })
  }

/** Notes that somebody was called once more. */
export function useLogCall() {
  return useTaskAction(
    ({ id, callAttempts }: { id: string; callAttempts: number }) =>
      adminClient.crm.tasks.logCall({ id, attempt: callAttempts + 1 }),
    {
      done: () => toastSuccess({ title: copy.callLogged, message: copy.callLoggedLead }),
      failed: tellFailure(copy.callFailed),
    },
  )
}

/** Notes that a message was sent. The chat is open by then, so a failure is kept quiet. */
export function useMarkWhatsApp() {
  return useTaskAction((id: string) => adminClient.crm.tasks.markWhatsApp({ id }), {
    done: () => toastSuccess({ title: copy.whatsAppSent, message: copy.whatsAppSentLead }),
  })
}

/** Completes a task without its dialog. @param title Of the box that says what failed. */
export function useCompleteTask(title: string | null = null) {
  return useTaskAction((id: string) => adminClient.crm.tasks.complete({ id }), {
    done: () => toastSuccess({ title: copy.completed, message: copy.completedLead }),
    failed: tellFailure(copy.completeFailed, title),
  })
}
