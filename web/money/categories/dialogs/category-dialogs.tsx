import type { Category } from '@lya/contract/money/categories.ts'
import { later } from '#design/later/later.ts'
import {
  type ThingDialogActions,
  type ThingDialogs,
  useThingDialogs,
} from '#design/later/use-thing-dialogs.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'

// A dialog's script comes after the page.
const parts: ThingDialogs<Category> = [
  later(async () => (await import('#money/categories/dialogs/category-dialog.tsx')).CategoryDialog),
  later(async () => (await import('#money/categories/dialogs/delete-dialog.tsx')).DeleteDialog),
]

export type CategoryDialogActions = ThingDialogActions<Category>

/** The dialogs of the page, and what opens them. */
export const useCategoryDialogs = () => useThingDialogs(parts, { copy })
