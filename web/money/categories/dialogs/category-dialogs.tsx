import type { Category } from '@lya/contract/money/categories.ts'
import { lazy, Suspense, useMemo, useState } from 'react'

// A dialog's script comes when the first one opens.
const CategoryDialog = lazy(async () => ({
  default: (await import('#money/categories/dialogs/category-dialog.tsx')).CategoryDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('#money/categories/dialogs/delete-dialog.tsx')).DeleteDialog,
}))

type Open = { dialog: 'form'; category: Category | null } | { dialog: 'delete'; category: Category }

export type CategoryDialogActions = {
  create: () => void
  edit: (category: Category) => void
  remove: (category: Category) => void
}

/** The dialogs of the page, and what opens them. */
export function useCategoryDialogs() {
  const [open, setOpen] = useState<Open | null>(null)
  // Each opening mounts a fresh form; a closed one stays until its animation has ended.
  const [opening, setOpening] = useState(0)
  const [isShown, setShown] = useState(false)
  const actions = useMemo<CategoryDialogActions>(() => {
    const show = (next: Open) => {
      setOpen(next)
      setOpening((count) => count + 1)
      setShown(true)
    }
    return {
      create: () => show({ dialog: 'form', category: null }),
      edit: (category) => show({ dialog: 'form', category }),
      remove: (category) => show({ dialog: 'delete', category }),
    }
  }, [])
  const common = { opened: isShown, onClose: () => setShown(false) }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'form' ? (
        <CategoryDialog key={opening} category={open.category} {...common} />
      ) : null}
      {open?.dialog === 'delete' ? (
        <DeleteDialog key={opening} category={open.category} {...common} />
      ) : null}
    </Suspense>
  )
  return { actions, dialogs }
}
