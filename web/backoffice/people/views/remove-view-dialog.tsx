import type { SavedView } from '@lya/contract/backoffice/views.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { viewsCopy as copy } from '#backoffice/people/views/views.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'

type Props = { view: SavedView; opened: boolean; onClose: () => void }

/** Asks before a view is taken away, from the team too where it is shared. */
export function RemoveViewDialog({ view, opened, onClose }: Props) {
  const queryClient = useQueryClient()
  const remove = useMutation(
    adminApi.views.remove.mutationOptions({
      onSuccess: () => toastSuccess({ title: copy.removed }),
      onError: (error) =>
        toastFailure(error, { refused: copy.removeFailed, unexpected: copy.removeFailed }),
      onSettled: async () => {
        onClose()
        await queryClient.invalidateQueries({ queryKey: adminApi.views.key() })
      },
    }),
  )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.removeQuestion(view.name)}
      confirm={copy.removeConfirm}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: view.id })}
    />
  )
}
