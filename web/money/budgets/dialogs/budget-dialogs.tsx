import type { Budget } from '@lya/contract/money/budgets.ts'
import { Suspense, useMemo } from 'react'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'

// A dialog's script comes after the page.
const CreateDialog = later(
  async () => (await import('#money/budgets/dialogs/create-dialog.tsx')).CreateDialog,
)
const EditDialog = later(
  async () => (await import('#money/budgets/dialogs/edit-dialog.tsx')).EditDialog,
)
const DeleteDialog = later(
  async () => (await import('#money/budgets/dialogs/delete-dialog.tsx')).DeleteDialog,
)
const titles = { create: copy.add, edit: copy.edit, delete: null }
const parts = [CreateDialog, EditDialog, DeleteDialog]

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; budget: Budget }

const isFramed = ({ dialog }: Open) => dialog !== 'delete'

export type BudgetDialogActions = {
  create: () => void
  edit: (budget: Budget) => void
  remove: (budget: Budget) => void
}

/** The dialogs of the page, and what opens them. @param months Both as `YYYY-MM`. */
export function useBudgetDialogs(months: { month: string; currentMonth: string }) {
  const { open, opening, show, reached, frame } = useDialogs(parts, isFramed)
  const actions = useMemo<BudgetDialogActions>(
    () => ({
      create: () => show({ dialog: 'create' }),
      edit: (budget) => show({ dialog: 'edit', budget }),
      remove: (budget) => show({ dialog: 'delete', budget }),
    }),
    [show],
  )
  const dialogs = (
    <>
      <DialogFrame key={opening} title={open && titles[open.dialog]} {...frame}>
        {open?.dialog === 'create' ? <CreateDialog key={opening} {...months} {...frame} /> : null}
        {open?.dialog === 'edit' ? (
          <EditDialog key={opening} budget={open.budget} {...frame} />
        ) : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} budget={open.budget} {...frame} />
        ) : null}
      </Suspense>
    </>
  )
  return { actions, reached, dialogs }
}
