import type { Category } from '@lya/contract/money/categories.ts'
import { useState } from 'react'
import { newId } from '#connection/ids.ts'
import { Dialog } from '#design/dialog.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { useSaveCategory } from '#money/categories/changes/use-save-category.ts'
import { formOf, newForm } from '#money/categories/form/category-form.model.ts'
import { CategoryForm } from '#money/categories/form/category-form.tsx'

type Props = { category: Category | null; opened: boolean; onClose: () => void }

/** Creates a category, or edits the given one. */
export function CategoryDialog({ category, opened, onClose }: Props) {
  const save = useSaveCategory()
  const [id] = useState(newId)
  const [initial] = useState(() => (category ? formOf(category) : newForm))
  return (
    <Dialog opened={opened} onClose={onClose} title={category ? copy.edit : copy.add}>
      <CategoryForm
        initial={initial}
        isSaving={save.isPending}
        onCancel={onClose}
        onSubmit={(draft) => save.mutate({ draft, edited: category, id }, { onSuccess: onClose })}
      />
    </Dialog>
  )
}
