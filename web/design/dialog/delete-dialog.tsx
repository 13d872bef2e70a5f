import type { ReactNode } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  copy: { confirmDelete: string; remove: string }
  subject: { name: string; detail?: string }
  /** At the right of the subject. */
  amount: ReactNode
  onDelete: () => void
}

/** Asks before one thing is deleted, and closes at once: what is deleted is gone from its list. */
export function DeleteDialog({ opened, onClose, copy, subject, amount, onDelete }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={copy.confirmDelete}
      subject={subject}
      aside={amount}
      confirm={copy.remove}
      onConfirm={() => {
        onDelete()
        onClose()
      }}
    />
  )
}
