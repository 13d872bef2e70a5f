import type { Goal } from '@lya/contract/money/goals.ts'
import { Suspense, useMemo } from 'react'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'

// A dialog's script comes after the page.
const GoalDialog = later(
  async () => (await import('#money/goals/dialogs/goal-dialog.tsx')).GoalDialog,
)
const DepositDialog = later(
  async () => (await import('#money/goals/dialogs/deposit-dialog.tsx')).DepositDialog,
)
const DeleteDialog = later(
  async () => (await import('#money/goals/dialogs/delete-dialog.tsx')).DeleteDialog,
)
const parts = [GoalDialog, DepositDialog, DeleteDialog]

type Open = { dialog: 'form'; goal: Goal | null } | { dialog: 'deposit' | 'delete'; goal: Goal }

const isFramed = ({ dialog }: Open) => dialog !== 'delete'

export type GoalDialogActions = {
  create: () => void
  edit: (goal: Goal) => void
  deposit: (goal: Goal) => void
  remove: (goal: Goal) => void
}

/** The dialogs of the page, and what opens them. */
export function useGoalDialogs() {
  const { open, opening, show, reached, frame } = useDialogs(parts, isFramed)
  const actions = useMemo<GoalDialogActions>(
    () => ({
      create: () => show({ dialog: 'form', goal: null }),
      edit: (goal) => show({ dialog: 'form', goal }),
      deposit: (goal) => show({ dialog: 'deposit', goal }),
      remove: (goal) => show({ dialog: 'delete', goal }),
    }),
    [show],
  )
  const dialogs = (
    <>
      <DialogFrame key={opening} title={titleOf(open)} {...frame}>
        {open?.dialog === 'form' ? <GoalDialog key={opening} goal={open.goal} {...frame} /> : null}
        {open?.dialog === 'deposit' ? (
          <DepositDialog key={opening} goal={open.goal} {...frame} />
        ) : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} goal={open.goal} {...frame} />
        ) : null}
      </Suspense>
    </>
  )
  return { actions, reached, dialogs }
}

function titleOf(open: Open | null): string | null {
  if (open?.dialog === 'deposit') return copy.deposit
  if (open?.dialog !== 'form') return null
  return open.goal ? copy.edit : copy.add
}
