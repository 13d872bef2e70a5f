import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { useDeleteMany } from '#money/transactions/changes/use-delete-many.ts'
import { selectionCopy as copy } from '#money/transactions/selection/selection.copy.ts'
import {
  clearSelection,
  useSelectedAtFirst,
  useSelectionStore,
} from '#money/transactions/selection/selection-store.ts'

type Props = { opened: boolean; onClose: () => void }

/** Asks before all that is selected is deleted; a refusal leaves it selected. */
export function DeleteManyDialog({ opened, onClose }: Props) {
  const store = useSelectionStore()
  const selected = useSelectedAtFirst()
  const deletion = useDeleteMany()
  const confirm = () => {
    const ids = selected.map(({ id }) => id)
    deletion.mutate(ids, { onSuccess: () => clearSelection(store) })
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete(selected.length)}
      confirm={copy.remove}
      onConfirm={confirm}
    />
  )
}
