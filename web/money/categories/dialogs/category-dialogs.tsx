import type { Category } from '@lya/contract/money/categories.ts'
import { Suspense, useMemo } from 'react'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'

// A dialog's script comes after the page.
const CategoryDialog = later(
  async () => (await import('#money/categories/dialogs/category-dialog.tsx')).CategoryDialog,
)
const DeleteDialog = later(
  async () => (await import('#money/categories/dialogs/delete-dialog.tsx')).DeleteDialog,
)
const parts = [CategoryDialog, DeleteDialog]

type Open = { dialog: 'form'; category: Category | null } | { dialog: 'delete'; category: Category }

const isFramed = ({ dialog }: Open) => dialog !== 'delete'

export type CategoryDialogActions = {
  create: () => void
  edit: (category: Category) => void
  remove: (category: Category) => void
}

/** The dialogs of the page, and what opens them. */
export function useCategoryDialogs() {
  const { open, opening, show, reached, frame } = useDialogs(parts, isFramed)
  const actions = useMemo<CategoryDialogActions>(
    () => ({
      create: () => show({ dialog: 'form', category: null }),
      edit: (category) => show({ dialog: 'form', category }),
      remove: (category) => show({ dialog: 'delete', category }),
    }),
    [show],
  )
  const dialogs = (
    <>
      <DialogFrame key={opening} title={titleOf(open)} {...frame}>
        {open?.dialog === 'form' ? (
          <CategoryDialog key={opening} category={open.category} {...frame} />
        ) : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <DeleteDialog key={opening} category={open.category} {...frame} />
        ) : null}
      </Suspense>
    </>
  )
  return { actions, reached, dialogs }
}

function titleOf(open: Open | null): string | null {
  if (open?.dialog !== 'form') return null
  return open.category ? copy.edit : copy.add
}
