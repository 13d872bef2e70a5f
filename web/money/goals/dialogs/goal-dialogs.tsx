import type { Goal } from '@lya/contract/money/goals.ts'
import { lazy, Suspense, useMemo, useState } from 'react'

// A dialog's script comes when the first one opens.
const GoalDialog = lazy(async () => ({
  default: (await import('#money/goals/dialogs/goal-dialog.tsx')).GoalDialog,
}))
const DepositDialog = lazy(async () => ({
  default: (await import('#money/goals/dialogs/deposit-dialog.tsx')).DepositDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('#money/goals/dialogs/delete-dialog.tsx')).DeleteDialog,
}))

type Open = { dialog: 'form'; goal: Goal | null } | { dialog: 'deposit' | 'delete'; goal: Goal }

export type GoalDialogActions = {
  create: () => void
  edit: (goal: Goal) => void
  deposit: (goal: Goal) => void
  remove: (goal: Goal) => void
}

/** The dialogs of the page, and what opens them. */
export function useGoalDialogs() {
  const [open, setOpen] = useState<Open | null>(null)
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [opening, setOpening] = useState(0)
  const [isShown, setShown] = useState(false)
  const actions = useMemo<GoalDialogActions>(() => {
    const show = (next: Open) => {
      setOpen(next)
      setOpening((count) => count + 1)
      setShown(true)
    }
    return {
      create: () => show({ dialog: 'form', goal: null }),
      edit: (goal) => show({ dialog: 'form', goal }),
      deposit: (goal) => show({ dialog: 'deposit', goal }),
      remove: (goal) => show({ dialog: 'delete', goal }),
    }
  }, [])
  const common = { opened: isShown, onClose: () => setShown(false) }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'form' ? <GoalDialog key={opening} goal={open.goal} {...common} /> : null}
      {open?.dialog === 'deposit' ? (
        <DepositDialog key={opening} goal={open.goal} {...common} />
      ) : null}
      {open?.dialog === 'delete' ? (
        <DeleteDialog key={opening} goal={open.goal} {...common} />
      ) : null}
    </Suspense>
  )
  return { actions, dialogs }
}
