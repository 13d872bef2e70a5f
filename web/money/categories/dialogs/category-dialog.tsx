import type { Category } from '@lya/contract/money/categories.ts'
import { isSameCategory } from '@lya/core/money/categories/name.ts'
import { useState } from 'react'
import { staleVersions } from '#connection/changes/stale-versions.ts'
import { useVersionedSave } from '#connection/changes/use-versioned-save.ts'
import { newId } from '#connection/ids.ts'
import type { Facts } from '#design/page/version-choice.tsx'
import { VersionDialog } from '#design/page/version-dialog.tsx'
import { colorName, categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { useSaveCategory } from '#money/categories/changes/use-save-category.ts'
import { type CategoryDraft, formOf, newForm } from '#money/categories/form/category-form.model.ts'
import { CategoryForm } from '#money/categories/form/category-form.tsx'
import { useCategories } from '#money/fields/use-categories.ts'

type Props = { thing: Category | null; opened: boolean; onClose: () => void }

/** Creates a category, or edits the given one. */
export function CategoryDialog({ thing: category, opened, onClose }: Props) {
  const [id] = useState(newId)
  const [initial] = useState(() => (category ? formOf(category) : newForm))
  const { categories } = useCategories()
  const isNameUsed = (draft: CategoryDraft) =>
    // One of two from before may be edited as long as it keeps its name.
    !(category && isSameCategory(category, draft)) &&
    categories.some((one) => one.id !== (category?.id ?? id) && isSameCategory(one, draft))
  const { submit, stale, isSaving } = useVersionedSave(useSaveCategory(), {
    id,
    staleOf: (failure) => staleVersions<Category>(failure, 'categories.stale'),
  })
  return (
    <VersionDialog
      title={category ? copy.edit : copy.add}
      opened={opened}
      onClose={onClose}
      stale={stale}
      copy={copy}
      factsOf={factsOf}
      isSaving={isSaving}
      onKeepYours={({ stored, yours }) => submit(draftOf(yours), stored, onClose)}
    >
      <CategoryForm
        name={`categoria:${category?.id ?? 'nova'}`}
        initial={initial}
        isNameUsed={isNameUsed}
        isSaving={isSaving}
        onCancel={onClose}
        onSubmit={(draft) => submit(draft, category, onClose)}
      />
    </VersionDialog>
  )
}

function draftOf({ name, icon, color, type }: Category): CategoryDraft {
  return { name, icon, color, type }
}

function factsOf({ name, icon, color, type }: Category): Facts {
  return [
    [copy.name, name],
    [copy.icon, icon],
    [copy.color, color ?? '', colorName(color)],
    [copy.type, type === 'receita' ? copy.income : copy.expense],
  ]
}
