import { readEmoji, writeIcon } from '@lya/core/money/categories/icon.ts'
import { tidyCategoryName } from '@lya/core/money/categories/name.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CategoryContent } from '#money/categories/categories.store.ts'

/** A category as a person writes it. */
export interface CategoryDraft {
  name: string
  /** Empty is the default one. */
  icon?: string | undefined
  color?: string | null | undefined
  type: TransactionType
}

/** @throws Refusal `categories.name-required`, `categories.icon-invalid` */
export function checkedCategory(draft: CategoryDraft): CategoryContent {
  const name = tidyCategoryName(draft.name)
  if (name === '') throw new Refusal('invalid', 'categories.name-required')
  const icon = readEmoji(draft.icon ?? '')
  if (icon === null) throw new Refusal('invalid', 'categories.icon-invalid')
  return { name, icon: writeIcon({ icon, color: draft.color ?? null }), type: draft.type }
}
