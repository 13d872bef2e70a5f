import type { Budget } from '@lya/contract/money/budgets.ts'
import { lazy, Suspense, useMemo, useState } from 'react'

// A dialog's script comes when the first one opens.
const CreateDialog = lazy(async () => ({
  default: (await import('#money/planning/dialogs/create-dialog.tsx')).CreateDialog,
}))
const EditDialog = lazy(async () => ({
  default: (await import('#money/planning/dialogs/edit-dialog.tsx')).EditDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('#money/planning/dialogs/delete-dialog.tsx')).DeleteDialog,
}))

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; budget: Budget }

export type BudgetDialogActions = {
  create: () => void
  edit: (budget: Budget) => void
  remove: (budget: Budget) => void
}

/** The dialogs of the page, and what opens them. @param months Both as `YYYY-MM`. */
export function useBudgetDialogs(months: { month: string; currentMonth: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [opening, setOpening] = useState(0)
  const [isShown, setShown] = useState(false)
  const actions = useMemo<BudgetDialogActions>(() => {
    const show = (next: Open) => {
      setOpen(next)
      setOpening((count) => count + 1)
      setShown(true)
    }
    return {
      create: () => show({ dialog: 'create' }),
      edit: (budget) => show({ dialog: 'edit', budget }),
      remove: (budget) => show({ dialog: 'delete', budget }),
    }
  }, [])
  const common = { opened: isShown, onClose: () => setShown(false) }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'create' ? <CreateDialog key={opening} {...months} {...common} /> : null}
      {open?.dialog === 'edit' ? (
        <EditDialog key={opening} budget={open.budget} {...common} />
      ) : null}
      {open?.dialog === 'delete' ? (
        <DeleteDialog key={opening} budget={open.budget} {...common} />
      ) : null}
    </Suspense>
  )
  return { actions, dialogs }
}
